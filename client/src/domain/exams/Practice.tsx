import { Tag } from '@blueprintjs/core';
import { t } from './en';
import { Sample } from './Sample';

/** Stands beside a test that is no official one. */
export const Practice = ({ sample }: { readonly sample: boolean }) => (
  <>
    <Tag minimal title={t.aboutPractice}>
      {t.practice}
    </Tag>{' '}
    {sample && <Sample />}
  </>
);

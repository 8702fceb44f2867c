import { StatusTag } from '../../shared/ui/StatusTag';
import { t } from './en';
import { Sample } from './Sample';

/** Stands beside a test that is no official one. */
export const Practice = ({ sample }: { readonly sample: boolean }) => (
  <>
    <StatusTag label={t.practice} title={t.aboutPractice} /> {sample && <Sample />}
  </>
);

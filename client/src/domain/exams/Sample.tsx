import { Tag } from '@blueprintjs/core';
import { t } from './en';

/** Stands beside every score that an invented form gave. */
export const Sample = () => (
  <Tag minimal intent="warning" title={t.aboutSample}>
    {t.sample}
  </Tag>
);

import { StatusTag } from '../../shared/ui/StatusTag';
import { t } from './en';

/** Stands beside every score that an invented form gave. */
export const Sample = () => <StatusTag label={t.sample} intent="warning" title={t.aboutSample} />;

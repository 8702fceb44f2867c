import { StatusTag } from '../../shared/ui/StatusTag';
import { t } from './en';

/** Marks a score as computed from an invented exam form. */
export const Sample = () => <StatusTag label={t.sample} intent="warning" title={t.aboutSample} />;

import { StatusTag } from '../../shared/ui/StatusTag';
import { t } from './en';

export const Sample = () => <StatusTag label={t.sample} intent="warning" title={t.aboutSample} />;

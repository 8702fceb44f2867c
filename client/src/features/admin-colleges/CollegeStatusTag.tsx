import type { CollegeStatus } from 'contract/colleges';
import { StatusTag } from '../../shared/ui/StatusTag';
import { EditIcon, TickIcon } from '../../shared/ui/icons';
import { t } from './en';

export const CollegeStatusTag = ({ status }: { status: CollegeStatus }) =>
  status === 'published' ? (
    <StatusTag label={t.college.statuses.published} icon={<TickIcon />} intent="success" />
  ) : (
    <StatusTag label={t.college.statuses.review} icon={<EditIcon />} intent="warning" />
  );

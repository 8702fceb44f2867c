import type { CollegeStatus } from 'contract/colleges';
import { StatusTag } from '../../shared/ui/StatusTag';
import { EditIcon, TickIcon } from '../../shared/ui/icons';

export const CollegeStatusTag = ({ status }: { status: CollegeStatus }) =>
  status === 'published' ? (
    <StatusTag label="Published" icon={<TickIcon />} intent="success" />
  ) : (
    <StatusTag label="In review" icon={<EditIcon />} intent="warning" />
  );

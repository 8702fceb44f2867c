import { ActionItems } from '../../features/student-tasks/detail/ActionItems';
import type { StudentTabProps } from './tab';

const ActionItemsTab = ({ student }: StudentTabProps) => <ActionItems studentId={student.id} />;

export default ActionItemsTab;

import { Report } from '../../features/exam-reports/Report';
import type { StudentTabProps } from './tab';

const TestsTab = ({ student }: StudentTabProps) => <Report studentId={student.id} />;

export default TestsTab;

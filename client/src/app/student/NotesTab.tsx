import { StudentNotes } from '../../features/notes/StudentNotes';
import type { StudentTabProps } from './tab';

const NotesTab = ({ student }: StudentTabProps) => <StudentNotes studentId={student.id} />;

export default NotesTab;

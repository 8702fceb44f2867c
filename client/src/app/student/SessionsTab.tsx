import { SessionsOf } from '../../features/sessions/SessionsOf';
import { t } from './en';
import type { StudentTabProps } from './tab';

const SessionsTab = ({ student }: StudentTabProps) => (
  <SessionsOf studentId={student.id} none={t.noSessions(student.attributes.firstName)} />
);

export default SessionsTab;

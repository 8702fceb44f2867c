import { ConversationWith } from '../../features/messages/ConversationWith';
import type { StudentTabProps } from './tab';

const MessagesTab = ({ student }: StudentTabProps) => <ConversationWith contactId={student.id} />;

export default MessagesTab;

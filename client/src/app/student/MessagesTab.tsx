import { Conversation } from '../../domain/messages/Conversation';
import { MessagesApi } from '../../domain/messages/messages.api';
import { Card } from '../../shared/layout/layout';
import { Loaded } from '../../shared/list/Loaded';
import { Empty } from '../../shared/list/States';
import { t } from '../../features/messages/en';
import { useTop } from '../../features/messages/useTop';
import type { StudentTabProps } from './tab';
import styles from '../../features/messages/messages.module.css';

const MessagesTab = ({ student }: StudentTabProps) => <ConversationWith contactId={student.id} />;

export default MessagesTab;

/** The reader's conversation with one person, as part of another page. */
function ConversationWith({ contactId }: { contactId: string }) {
  const query = MessagesApi.useContactsQuery({ id: contactId });
  const place = useTop<HTMLElement>();
  return (
    <Card as="section" clip {...place} className={`${styles.page} ${styles.conversation}`}>
      <Loaded query={query} what={t.page.conversation}>
        {({ data }) => {
          const contact = data.find(({ id }) => id === contactId);
          return contact ? (
            <Conversation contact={contact} />
          ) : (
            <div className={styles.messagesPageNobody}>
              <Empty sketch="bubbles">{t.page.closed}</Empty>
            </div>
          );
        }}
      </Loaded>
    </Card>
  );
}

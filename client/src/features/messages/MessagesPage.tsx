import { Grid } from '../../shared/layout/layout';
import { Loaded } from '../../shared/list/Loaded';
import { Empty } from '../../shared/list/States';
import { useUrlState } from '../../shared/routing/useUrlState';
import { ContactList } from './ContactList';
import { Conversation } from '../../domain/messages/Conversation';
import { ConversationHeader } from './ConversationHeader';
import { t } from './en';
import { useContactsQuery } from '../../domain/messages/messages.api';
import { useContact, useRefetchForUnlisted } from './useContact';
import { useTop } from './useTop';
import styles from './messages.module.css';

export default function MessagesPage() {
  const [{ with: open }] = useUrlState({ with: '' });
  const place = useTop<HTMLDivElement>();
  const query = useContactsQuery({});
  useRefetchForUnlisted(query);
  const { contact, isSearching } = useContact(open, query.data);
  return (
    <Grid
      columns="minmax(260px, 340px) minmax(0, 1fr)"
      framed
      clip
      {...place}
      className={styles.page}
      data-open={open !== '' || undefined}
    >
      <section className={styles.messagesPageContacts} aria-label={t.page.contacts}>
        <Loaded query={query} what={t.page.loadingContacts}>
          {(list) => <ContactList list={list} open={open} />}
        </Loaded>
      </section>
      <section className={styles.conversation} aria-label={t.page.conversation}>
        {contact && (
          <Conversation
            key={contact.id}
            contact={contact}
            header={<ConversationHeader contact={contact} />}
          />
        )}
        {!contact && query.data && !isSearching && (
          <div className={styles.messagesPageNobody}>
            <Empty of="messages">{open ? t.page.closed : t.page.choose}</Empty>
          </div>
        )}
      </section>
    </Grid>
  );
}

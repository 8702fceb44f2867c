import { Loaded } from '../../shared/list/Loaded';
import { Empty } from '../../shared/list/States';
import { useUrlState } from '../../shared/routing/useUrlState';
import { ContactList } from './ContactList';
import { Conversation } from './Conversation';
import { useContactsQuery } from './messages.api';
import { useTop } from './useTop';
import styles from './MessagesPage.module.css';

export default function MessagesPage() {
  const [{ with: open }] = useUrlState({ with: '' });
  const place = useTop<HTMLDivElement>();
  const query = useContactsQuery();
  const contact = query.data?.find(({ id }) => id === open);
  return (
    <div {...place} className={styles.page} data-open={open !== '' || undefined}>
      <section className={styles.contacts} aria-label="Contacts">
        <Loaded query={query} what="contacts">
          {(contacts) => <ContactList contacts={contacts} open={open} />}
        </Loaded>
      </section>
      <section className={styles.conversation} aria-label="Conversation">
        {contact && <Conversation key={contact.id} contact={contact} />}
        {!contact && query.data && (
          <Empty>
            {open
              ? 'You cannot write to this person, or no longer.'
              : 'Choose somebody to read and to write messages.'}
          </Empty>
        )}
      </section>
    </div>
  );
}

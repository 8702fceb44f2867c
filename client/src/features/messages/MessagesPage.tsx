import { useSearchParams } from 'react-router-dom';
import type { ContactResource } from 'contract/messaging';
import { Empty, Failed, Loading } from '../../shared/list/States';
import { ContactList } from './ContactList';
import { Conversation } from './Conversation';
import { useContactsQuery } from './messages.api';
import { useTop } from './useTop';
import styles from './MessagesPage.module.css';

const NOBODY: readonly ContactResource[] = [];

export default function MessagesPage() {
  const open = useSearchParams()[0].get('with') ?? '';
  const place = useTop<HTMLDivElement>();
  const { data: contacts = NOBODY, isSuccess, error, refetch } = useContactsQuery();
  const contact = contacts.find(({ id }) => id === open);
  return (
    <div {...place} className={styles.page} data-open={open !== '' || undefined}>
      <section className={styles.contacts} aria-label="Contacts">
        {!isSuccess && !error && <Loading what="contacts" />}
        {!isSuccess && error && <Failed error={error} onRetry={refetch} />}
        {isSuccess && <ContactList contacts={contacts} open={open} />}
      </section>
      <section className={styles.conversation} aria-label="Conversation">
        {contact && <Conversation key={contact.id} contact={contact} />}
        {!contact && isSuccess && (
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

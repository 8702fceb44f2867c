import { Button } from '@blueprintjs/core';
import type { RoomPeople } from 'contract/video';
import { Conversation } from '../../domain/messages/Conversation';
import { useContactsQuery } from '../../domain/messages/messages.api';
import { Loaded } from '../../shared/list/Loaded';
import { Empty } from '../../shared/list/States';
import { CrossIcon } from '../../shared/ui/icons';
import { t } from './en';
import styles from './Chat.module.css';

/** The conversation that the two have anyway, beside the picture. */
export function Chat({ people, onClose }: { people: RoomPeople; onClose: () => void }) {
  const query = useContactsQuery();
  const other = people.find(({ role }) => role !== 'admin') ?? people[0];
  return (
    <aside className={styles.chat} aria-label={t.room.chat}>
      <header className={styles.chatHeader}>
        <h2>{t.room.chat}</h2>
        <Button variant="minimal" icon={<CrossIcon />} aria-label={t.room.closeChat} onClick={onClose} />
      </header>
      <Loaded query={query} what={t.room.loadingChat}>
        {(contacts) => {
          const contact = contacts.find(({ id }) => id === other?.id);
          if (contact) return <Conversation key={contact.id} contact={contact} />;
          return <Empty of="messages">{other ? t.room.noChat : t.room.waiting}</Empty>;
        }}
      </Loaded>
    </aside>
  );
}

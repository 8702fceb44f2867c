import { Button } from '@blueprintjs/core';
import { Conversation } from '../../domain/messages/Conversation';
import { Loaded } from '../../shared/list/Loaded';
import { Empty } from '../../shared/list/States';
import { CrossIcon } from '../../shared/ui/icons';
import { t } from './en';
import styles from './Chat.module.css';
import type { useOther } from './useOther';

interface ChatProps {
  readonly other: ReturnType<typeof useOther>;
  readonly onClose: () => void;
}

export function Chat({ other: { query, otherId, contact }, onClose }: ChatProps) {
  return (
    <aside className={styles.chat} aria-label={t.room.chat}>
      <header className={styles.chatHeader}>
        <h2>{t.room.chat}</h2>
        <Button variant="minimal" icon={<CrossIcon />} aria-label={t.room.closeChat} onClick={onClose} />
      </header>
      <Loaded query={query} what={t.room.loadingChat}>
        {() =>
          contact ? (
            <Conversation key={contact.id} contact={contact} />
          ) : (
            <Empty of="messages">{otherId ? t.room.noChat : t.room.waiting}</Empty>
          )
        }
      </Loaded>
    </aside>
  );
}

import { Button } from '@blueprintjs/core';
import { Conversation } from '../../domain/messages/Conversation';
import { Loaded } from '../../shared/list/Loaded';
import { Empty } from '../../shared/list/States';
import { CrossIcon } from '../../shared/ui/icons';
import { Row, Text } from '../../shared/layout/layout';
import { t } from './en';
import styles from './Room.module.css';
import type { useOther } from './useOther';

interface ChatProps {
  readonly other: ReturnType<typeof useOther>;
  readonly onClose: () => void;
}

export function Chat({ other: { query, otherId, contact }, onClose }: ChatProps) {
  return (
    <aside className={styles.chat} aria-label={t.room.chat}>
      <Row as="header" rule="bottom" justify="between" minHeight={48} pad="6px 8px 6px 16px">
        <Text as="h2" size={3}>
          {t.room.chat}
        </Text>
        <Button variant="minimal" icon={<CrossIcon />} aria-label={t.room.closeChat} onClick={onClose} />
      </Row>
      <Loaded query={query} what={t.room.loadingChat}>
        {() =>
          contact ? (
            <Conversation key={contact.id} contact={contact} />
          ) : (
            <Empty sketch="bubbles">{otherId ? t.room.noChat : t.room.waiting}</Empty>
          )
        }
      </Loaded>
    </aside>
  );
}

import { Button } from '@blueprintjs/core';
import { useState, type Ref, type UIEvent } from 'react';
import { Stack, Text } from '../../shared/layout/layout';
import { ChevronDownIcon } from '../../shared/ui/icons';
import { dayName, type Day } from './days';
import { t } from './en';
import { MessageLine } from './MessageLine';
import styles from './messages.module.css';

const NEAR_PX = 240;

interface MessageListProps {
  readonly days: readonly Day[];
  readonly contactName: string;
  readonly typing: boolean;
  readonly hasEarlier: boolean;
  readonly isFetchingEarlier: boolean;
  readonly onEarlier: () => void;
  readonly onEnd: () => void;
  readonly onNewest: () => void;
  readonly onRetry: (key: string) => void;
  readonly onDiscard: (key: string) => void;
  readonly scrollerRef: Ref<HTMLDivElement>;
}

/** The layout is bottom-up, so that earlier messages do not move what is read, and a reader at the end stays there. */
export function MessageList({
  days,
  contactName,
  typing,
  hasEarlier,
  isFetchingEarlier,
  onEarlier,
  onEnd,
  onNewest,
  onRetry,
  onDiscard,
  scrollerRef,
}: MessageListProps) {
  const [away, setAway] = useState(false);
  const onScroll = ({ currentTarget }: UIEvent<HTMLDivElement>) => {
    const { scrollTop, scrollHeight, clientHeight } = currentTarget;
    const isAway = -scrollTop > NEAR_PX;
    setAway(isAway);
    if (away && !isAway) onEnd();
    const above = scrollHeight - clientHeight + scrollTop;
    if (above < NEAR_PX && hasEarlier && !isFetchingEarlier) onEarlier();
  };
  return (
    <div className={styles.frame}>
      <div
        ref={scrollerRef}
        className={styles.scroller}
        role="region"
        aria-label={t.list.label(contactName)}
        tabIndex={0}
        onScroll={onScroll}
      >
        <Stack pad={[4, 'inset']}>
          {hasEarlier && (
            <Button
              variant="minimal"
              className={styles.earlier}
              loading={isFetchingEarlier}
              text={t.list.earlier}
              onClick={onEarlier}
            />
          )}
          {days.map(({ date, lines }) => (
            <section key={date} aria-label={dayName(date)}>
              <Text as="h3" size={2} tone="muted" weight={600} textAlign="center" className={styles.day}>
                {dayName(date)}
              </Text>
              <ol>
                {lines.map((line) => (
                  <MessageLine
                    key={line.key}
                    line={line}
                    contactName={contactName}
                    onRetry={onRetry}
                    onDiscard={onDiscard}
                  />
                ))}
              </ol>
            </section>
          ))}
          <Text as="p" size={2} tone="muted" className={styles.typing} role="status">
            {typing && t.list.typing(contactName)}
          </Text>
        </Stack>
      </div>
      {away && (
        <Button
          className={styles.newest}
          icon={<ChevronDownIcon />}
          text={t.list.newest}
          onClick={onNewest}
        />
      )}
    </div>
  );
}

import { Button } from '@blueprintjs/core';
import { useState, type Ref, type UIEvent, memo } from 'react';
import Linkify from 'linkify-react';
import type { Opts } from 'linkifyjs';
import { Stack, Text, Card, Row } from '../../shared/layout/layout';
import { ChevronDownIcon, ErrorIcon } from '../../shared/ui/icons';
import { formatInstant, formatTime } from '../../shared/lib/time';
import { dayName, type Day, type ConversationItem } from './days';
import { t } from './en';
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
          <Text as="p" size={2} tone="muted" minHeight="1.5em" role="status">
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

/** Messages are plain text; only web and email addresses become links. */
const LINKS: Opts = {
  target: '_blank',
  rel: 'noopener noreferrer',
  defaultProtocol: 'https',
  validate: (_value, _type, token) => /^(https?|mailto):/i.test(token.toHref('https')),
};

const Content = memo(({ text }: { readonly text: string }) => <Linkify options={LINKS}>{text}</Linkify>);

interface MessageLineProps {
  readonly line: ConversationItem;
  readonly contactName: string;
  readonly onRetry: (key: string) => void;
  readonly onDiscard: (key: string) => void;
}

function MessageLine({ line, contactName, onRetry, onDiscard }: MessageLineProps) {
  const { key, content, at, own, state, error, by, continued } = line;
  return (
    <Stack
      as="li"
      justify="start"
      className={styles.line}
      data-own={own || undefined}
      data-continued={continued || undefined}
    >
      <span className="visually-hidden">{t.line.by(by ?? (own ? t.you : contactName))}</span>
      <Card pad={[2, 3]} breakable className={styles.bubble} data-state={state}>
        <Content text={content} />
      </Card>
      {error !== null && (
        <Row gap={2} above={1} breakable size={2} tone="danger" className={styles.failed} role="alert">
          <ErrorIcon />
          <span>{error}</span>
          <Button size="small" variant="outlined" text={t.line.retry} onClick={() => onRetry(key)} />
          <Button size="small" variant="minimal" text={t.line.discard} onClick={() => onDiscard(key)} />
        </Row>
      )}
      {!continued && error === null && (
        <Text size={1} tone="muted">
          {by && <span aria-hidden="true">{by} · </span>}
          <time dateTime={at} title={formatInstant(at)}>
            {formatTime(at)}
          </time>
          {own && ` · ${t.line.states[state]}`}
        </Text>
      )}
    </Stack>
  );
}

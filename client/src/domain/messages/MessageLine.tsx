import { Button } from '@blueprintjs/core';
import Linkify from 'linkify-react';
import type { Opts } from 'linkifyjs';
import { memo } from 'react';
import { Card, Row, Stack, Text } from '../../shared/layout/layout';
import { formatInstant, formatTime } from '../../shared/lib/time';
import { ErrorIcon } from '../../shared/ui/icons';
import type { ConversationItem } from './days';
import { t } from './en';
import styles from './messages.module.css';

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

export function MessageLine({ line, contactName, onRetry, onDiscard }: MessageLineProps) {
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

import type { ReactNode } from 'react';
import type { ThreadResource } from 'contract/threads';
import { formatDate, formatInstant } from '../../shared/lib/time';
import { Box, Card, Row, Text } from '../../shared/layout/layout';
import { t } from './en';
import styles from './threads.module.css';

interface ThreadCardProps {
  readonly thread: ThreadResource;
  readonly title: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

export function ThreadCard({ thread, title, actions, children }: ThreadCardProps) {
  return (
    <Card as="article" gap={2} pad={[4, 'inset']} breakable>
      <Row as="header" align="start" justify="between" gap={3} minHeight={24}>
        <Text as="h2" size={4}>
          {title}
        </Text>
        {actions && (
          <Box fixed className={styles.actions}>
            {actions}
          </Box>
        )}
      </Row>
      <About thread={thread} />
      {children}
    </Card>
  );
}

export function About({ thread }: { thread: ThreadResource }) {
  const { categories, created_at } = thread.attributes;
  const author = thread.relationships.author.data?.attributes;
  return (
    <Row wrap gap={[1, 3]} size={2} tone="muted">
      <span>{author ? `${author.first_name} ${author.last_name}` : t.formerColleague}</span>
      <time dateTime={created_at} title={formatInstant(created_at)}>
        {formatDate(created_at)}
      </time>
      {categories.length > 0 && (
        <Row as="ul" aria-label={t.categories} wrap gap={1} className={styles.categories}>
          {categories.map((category) => (
            <li key={category}>{category}</li>
          ))}
        </Row>
      )}
    </Row>
  );
}

export function Body({ text }: { text: string }) {
  return (
    <Box above={2} width="measure">
      {text
        .split(/\n\s*\n/)
        .filter((paragraph) => paragraph.trim())
        .map((paragraph, index) => (
          <Text as="p" preLine key={index}>
            {paragraph}
          </Text>
        ))}
    </Box>
  );
}

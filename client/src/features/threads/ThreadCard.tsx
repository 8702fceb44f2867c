import type { ReactNode } from 'react';
import type { ThreadResource } from 'contract/threads';
import { formatDate, formatInstant } from '../../shared/lib/time';
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
    <article className={styles.card}>
      <header className={styles.head}>
        <h2>{title}</h2>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      <About thread={thread} />
      {children}
    </article>
  );
}

export function About({ thread }: { thread: ThreadResource }) {
  const { categories, created_at } = thread.attributes;
  const author = thread.relationships.author.data?.attributes;
  return (
    <div className={styles.about}>
      <span>{author ? `${author.first_name} ${author.last_name}` : t.formerColleague}</span>
      <time dateTime={created_at} title={formatInstant(created_at)}>
        {formatDate(created_at)}
      </time>
      {categories.length > 0 && (
        <ul aria-label={t.categories} className={styles.categories}>
          {categories.map((category) => (
            <li key={category}>{category}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

export function Body({ text }: { text: string }) {
  return (
    <div className={styles.body}>
      {text
        .split(/\n\s*\n/)
        .filter((paragraph) => paragraph.trim())
        .map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
    </div>
  );
}

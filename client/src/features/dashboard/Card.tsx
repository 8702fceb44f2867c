import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './Card.module.css';
import { t } from './en';

interface CardProps {
  readonly title: string;
  readonly summary?: ReactNode;
  readonly lead?: ReactNode;
  readonly moreAt: string;
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

export function Card({ title, summary, lead, moreAt, note, children }: CardProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={styles.card}>
      <header className={styles.header}>
        <h2 id={headingId}>{title}</h2>
        {summary}
        {lead}
      </header>
      {/* The content may be long and contain nothing focusable, so the scroll area itself takes the focus. */}
      <div role="group" aria-labelledby={headingId} tabIndex={0} className={styles.body}>
        {children}
      </div>
      <footer className={styles.footer}>
        <Link to={moreAt}>
          {t.viewMore}
          <span className="visually-hidden"> {title}</span>
        </Link>
        {note}
      </footer>
    </section>
  );
}

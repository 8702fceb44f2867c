import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './Card.module.css';
import { t } from './en';

interface CardProps {
  readonly title: string;
  /** The figure that sums it up. */
  readonly summary?: ReactNode;
  /** Below the title, over the whole width. */
  readonly lead?: ReactNode;
  readonly moreAt: string;
  /** Beside the way to more. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the dashboard: as high as those beside it, with what does not fit scrolling inside. */
export function Card({ title, summary, lead, moreAt, note, children }: CardProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={styles.card}>
      <header className={styles.header}>
        <h2 id={headingId}>{title}</h2>
        {summary}
        {lead}
      </header>
      {/* Of itself in reach of the keyboard: what is in it may be long and have nothing to go to. */}
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

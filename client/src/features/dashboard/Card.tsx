import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Classes } from '@blueprintjs/core';
import { Row, Stack } from '../../shared/layout/layout';
import { t as shared } from '../../shared/en';
import styles from './dashboard.module.css';
import { t } from './en';

const HEIGHTS = [92, 184, 480];

/** Has the size of the content, so that nothing moves when it arrives. */
export const Waiting = ({ what }: { what: string }) => (
  <Stack gap={4} role="status" aria-label={shared.loading(what)} aria-busy="true">
    {HEIGHTS.map((height) => (
      <Placeholder key={height} height={height} />
    ))}
  </Stack>
);

export const Placeholder = ({ height }: { height: number }) => (
  <div className={`${styles.placeholder} ${Classes.SKELETON}`} style={{ height }} />
);

interface CardProps {
  readonly title: string;
  readonly summary?: ReactNode;
  readonly lead?: ReactNode;
  /** Where the rest is; a card without it has no footer. */
  readonly moreAt?: string;
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

export function Card({ title, summary, lead, moreAt, note, children }: CardProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={styles.card}>
      <Row
        as="header"
        rule="bottom"
        minHeight={52}
        wrap
        justify="between"
        gap={[2, 3]}
        pad={[3, 'inset']}
        size={2}
        tone="muted"
        tabular
        className={styles.header}
      >
        <h2 id={headingId}>{title}</h2>
        {summary}
        {lead}
      </Row>
      {/* The content may be long and contain nothing focusable, so the scroll area itself takes the focus. */}
      <Stack grow role="group" aria-labelledby={headingId} tabIndex={0} className={styles.body}>
        {children}
      </Stack>
      {moreAt && (
        <Row
          as="footer"
          rule="top"
          wrap
          justify="between"
          gap={[1, 3]}
          size={2}
          tone="muted"
          tabular
          className={styles.footer}
        >
          <Link to={moreAt}>
            {t.viewMore}
            <span className="visually-hidden"> {title}</span>
          </Link>
          {note}
        </Row>
      )}
    </section>
  );
}

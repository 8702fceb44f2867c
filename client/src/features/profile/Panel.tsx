import { Button } from '@blueprintjs/core';
import { useId, type ReactNode } from 'react';
import { EditIcon } from '../../shared/ui/icons';
import { t } from './en';
import styles from './Panel.module.css';

interface PanelProps {
  readonly title: string;
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the page, with what can be done about it at its head. */
export function Panel({ title, tools, children }: PanelProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={styles.panel}>
      <header className={styles.header}>
        <h2 id={headingId}>{title}</h2>
        <div className={styles.tools}>{tools}</div>
      </header>
      {children}
    </section>
  );
}

export function EditButton({ title, onClick }: { title: string; onClick: () => void }) {
  return <Button variant="minimal" icon={<EditIcon />} aria-label={t.edit(title)} onClick={onClick} />;
}

import type { ReactNode } from 'react';
import styles from './PageHeader.module.css';

/** Id of the one heading of a page; it takes the focus after a change of page. */
export const PAGE_TITLE = 'page-title';

/** For whoever has just removed what had the focus. */
export const focusPageTitle = (options?: FocusOptions) => document.getElementById(PAGE_TITLE)?.focus(options);

export function PageHeader({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className={styles.header}>
      <h1 id={PAGE_TITLE} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </header>
  );
}

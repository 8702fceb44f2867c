import type { ReactNode } from 'react';
import styles from './Toolbar.module.css';

/** The toolbar of a page: search at the left, the page's button at the right. */
export function Toolbar({ children }: { children: ReactNode }) {
  return <div className={styles.toolbar}>{children}</div>;
}

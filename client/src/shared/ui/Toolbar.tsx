import type { ReactNode } from 'react';
import { Row } from '../layout/layout';
import styles from './Toolbar.module.css';

export function Toolbar({ children }: { children: ReactNode }) {
  return (
    <Row wrap align="end" justify="end" gap={[2, 3]} below={4} flushContent className={styles.toolbar}>
      {children}
    </Row>
  );
}

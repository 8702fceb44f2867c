import type { ReactNode } from 'react';
import styles from './ListItem.module.css';

interface ListItemProps {
  readonly name: ReactNode;
  readonly details?: ReactNode;
  readonly aside?: ReactNode;
  readonly children?: ReactNode;
}

export const ListItem = ({ name, details, aside, children }: ListItemProps) => (
  <>
    <div className={styles.line}>
      <div className={styles.text}>
        <strong>{name}</strong>
        {details && <div className={styles.details}>{details}</div>}
      </div>
      {aside && <div className={styles.aside}>{aside}</div>}
    </div>
    {children}
  </>
);

import type { ReactNode } from 'react';
import styles from './Line.module.css';

interface LineProps {
  readonly name: ReactNode;
  /** Below the name. */
  readonly details?: ReactNode;
  /** Figures at its end; on a phone below the rest. */
  readonly aside?: ReactNode;
  /** What can be done with it. */
  readonly children?: ReactNode;
}

/** What a row of a list says. */
export const Line = ({ name, details, aside, children }: LineProps) => (
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

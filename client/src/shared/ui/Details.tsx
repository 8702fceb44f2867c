import { t } from '../en';
import styles from './Details.module.css';

/** The technical sentence of a failure, for whoever is asked what exactly it said. */
export const Details = ({ children }: { children: string | number | undefined }) =>
  children && (
    <details className={styles.details}>
      <summary>{t.errors.details}</summary>
      {children}
    </details>
  );

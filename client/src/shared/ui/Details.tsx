import { t } from '../en';
import styles from './Details.module.css';

export const Details = ({ children }: { children: string | number | undefined }) =>
  children && (
    <details className={styles.details}>
      <summary>{t.errors.details}</summary>
      {children}
    </details>
  );

import { t } from '../en';
import styles from './Pending.module.css';

export const Pending = () => (
  <div role="progressbar" aria-label={t.part.pending} className={`${styles.bar} no-print`} />
);

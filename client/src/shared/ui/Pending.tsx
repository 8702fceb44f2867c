import { t } from '../en';
import styles from './Pending.module.css';

/** A thin bar at the top of the window, for loading content without a place of its own yet. */
export const Pending = () => <div role="progressbar" aria-label={t.part.pending} className={styles.bar} />;

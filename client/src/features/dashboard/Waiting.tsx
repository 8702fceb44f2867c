import { Classes } from '@blueprintjs/core';
import { t } from '../../shared/en';
import styles from './DashboardPage.module.css';

/** In the place of everything, so that nothing moves when it is there. */
export const Waiting = ({ what }: { what: string }) => (
  <div role="status" aria-label={t.loading(what)} aria-busy="true" className={styles.page}>
    {['strip', 'weeks', 'cards'].map((part) => (
      <div key={part} className={`${styles[part]} ${Classes.SKELETON}`} />
    ))}
  </div>
);

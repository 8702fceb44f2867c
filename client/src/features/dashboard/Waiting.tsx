import { Classes } from '@blueprintjs/core';
import { t } from '../../shared/en';
import styles from './dashboard.module.css';

/** Has the size of the content, so that nothing moves when it arrives. */
export const Waiting = ({ what }: { what: string }) => (
  <div role="status" aria-label={t.loading(what)} aria-busy="true" className={styles.page}>
    {['strip', 'weeks', 'cards'].map((part) => (
      <div key={part} className={`${styles[part]} ${Classes.SKELETON}`} />
    ))}
  </div>
);

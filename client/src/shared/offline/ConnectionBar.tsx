import { t } from '../en';
import { formatTime } from '../lib/time';
import { useAway } from './connection';
import styles from './ConnectionBar.module.css';
import { useAsOf } from './lastSeen';
import { useStuck } from './outbox';
import { useWaiting } from './waiting';

/** What the server has not answered yet. */
export function useUnsent() {
  const isAway = useAway();
  const isStuck = useStuck();
  const count = useWaiting().filter(({ refused }) => refused === undefined).length;
  return { count, isShown: isAway || (isStuck && count > 0) };
}

/** Tells that there is no connection, and how many changes wait for one. Its place has to be a live region. */
export function ConnectionBar() {
  const isAway = useAway();
  const { count, isShown } = useUnsent();
  const asOf = useAsOf();
  if (!isShown) return null;
  return (
    <div className={styles.bar} data-kind="waiting">
      {isAway && <span>{t.connection.offline}</span>}
      {count > 0 && <strong>{t.connection.waiting(count)}</strong>}
      {asOf && <span>{t.connection.asOf(formatTime(asOf))}</span>}
    </div>
  );
}

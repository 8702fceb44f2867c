import { t } from '../en';
import { formatTime } from '../lib/time';
import { useIsOffline } from './connection';
import styles from './ConnectionBar.module.css';
import { useAsOf } from './responseCache';
import { useStuck } from './outbox';
import { useQueuedMutations } from './mutationQueue';

export function useUnsent() {
  const isAway = useIsOffline();
  const isStuck = useStuck();
  const count = useQueuedMutations().filter(({ state }) => state !== 'refused').length;
  return { count, isShown: isAway || (isStuck && count > 0) };
}

export function ConnectionBar() {
  const isAway = useIsOffline();
  const { count, isShown } = useUnsent();
  const asOf = useAsOf();
  if (!isShown) return null;
  return (
    <div className={styles.bar} data-kind="waiting">
      {isAway && <span>{navigator.onLine ? t.connection.unreachable : t.connection.offline}</span>}
      {count > 0 && <strong>{t.connection.waiting(count)}</strong>}
      {asOf && <span>{t.connection.asOf(formatTime(asOf))}</span>}
    </div>
  );
}

import { useUnreadCount } from '../../domain/messages/messages.api';
import type { NavEntry } from '../../shared/routing/routeDef';
import badge from '../../shared/ui/Badge.module.css';
import { t } from '../en';

type Counted = NonNullable<NavEntry['counts']>;

const COUNTS: Readonly<Record<Counted, () => number>> = { 'unread-messages': useUnreadCount };

export function Count({ of }: { of: Counted }) {
  const useCount = COUNTS[of];
  const count = useCount();
  if (count === 0) return null;
  return (
    <span className={badge.badge} data-count>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="visually-hidden">{t.nav.waiting(count)}</span>
    </span>
  );
}

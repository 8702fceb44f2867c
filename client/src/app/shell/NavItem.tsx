import { NavLink as RouterLink } from 'react-router-dom';
import type { NavEntry, NavLink } from '../../shared/routing/routeDef';
import { useUnreadCount } from '../../domain/messages/messages.api';
import badge from '../../shared/ui/Badge.module.css';
import { t } from '../en';

interface NavItemProps extends NavLink {
  readonly className: string | undefined;
  readonly onClick?: () => void;
}

export const NavItem = ({ to, label, icon: Icon, counts, ...link }: NavItemProps) => (
  <li>
    <RouterLink to={to} className={link.className} onClick={link.onClick}>
      <Icon />
      {label}
      {counts && <Count of={counts} />}
    </RouterLink>
  </li>
);

type Counted = NonNullable<NavEntry['counts']>;

const COUNTS: Readonly<Record<Counted, () => number>> = { 'unread-messages': useUnreadCount };

function Count({ of }: { of: Counted }) {
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

import { NavLink as RouterLink } from 'react-router-dom';
import type { NavLink } from '../../shared/routing/routeDef';
import badge from '../../shared/ui/Badge.module.css';
import { t } from '../en';

interface NavItemProps extends NavLink {
  readonly className: string | undefined;
  readonly onClick?: () => void;
}

export const NavItem = ({ to, label, icon: Icon, useCount, ...link }: NavItemProps) => (
  <li>
    <RouterLink to={to} className={link.className} onClick={link.onClick}>
      <Icon />
      {label}
      {useCount && <Count useCount={useCount} />}
    </RouterLink>
  </li>
);

function Count({ useCount }: { useCount: () => number }) {
  const count = useCount();
  if (count === 0) return null;
  return (
    <span className={badge.badge} data-count>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="visually-hidden">{t.nav.waiting(count)}</span>
    </span>
  );
}

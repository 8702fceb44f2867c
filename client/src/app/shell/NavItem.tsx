import { NavLink as RouterLink } from 'react-router-dom';
import type { NavLink } from '../../shared/routing/routeDef';
import { Count } from './Count';

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

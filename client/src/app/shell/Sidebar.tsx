import { NavLink as RouterLink } from 'react-router-dom';
import { useConfig } from '../../shared/api/account.api';
import { useSignedInUser } from '../../shared/api/session';
import type { NavLink } from '../../shared/routing/routeDef';
import { EnvelopeIcon, LogOutIcon } from '../../shared/ui/icons';
import { Mark } from '../../shared/ui/Mark';
import { Count } from './Count';
import { DownloadEmails } from './DownloadEmails';
import styles from './shell.module.css';
import { useLogOut } from './useLogOut';

interface SidebarProps {
  readonly links: readonly NavLink[];
  readonly onLeave?: () => void;
}

export function Sidebar({ links, onLeave }: SidebarProps) {
  const { productName, supportEmail } = useConfig();
  const { role } = useSignedInUser();
  return (
    <nav aria-label="Main" className={styles.sidebar}>
      <div className={styles.brand}>
        <Mark />
        <span>{productName}</span>
      </div>
      <ul className={styles.links}>
        {links.map(({ to, label, icon: Icon, counts }) => (
          <li key={to}>
            <RouterLink to={to} className={styles.entry} onClick={onLeave}>
              <Icon />
              {label}
              {counts && <Count of={counts} />}
            </RouterLink>
          </li>
        ))}
      </ul>
      <ul className={styles.foot}>
        {role === 'admin' && (
          <li>
            <DownloadEmails />
          </li>
        )}
        <li>
          <a href={`mailto:${supportEmail}`} className={styles.entry}>
            <EnvelopeIcon />
            Contact
          </a>
        </li>
        <li>
          <LogOut />
        </li>
      </ul>
    </nav>
  );
}

function LogOut() {
  const { logOut, isLoading } = useLogOut();
  return (
    <button type="button" className={styles.entry} disabled={isLoading} onClick={logOut}>
      <LogOutIcon />
      Log Out
    </button>
  );
}

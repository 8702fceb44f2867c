import type { Ref } from 'react';
import type { NavLink } from '../../shared/routing/routeDef';
import { MenuIcon } from '../../shared/ui/icons';
import { t } from '../en';
import { NavItem } from './NavItem';
import styles from './shell.module.css';

interface BottomBarProps {
  readonly links: readonly NavLink[];
  readonly menuRef: Ref<HTMLButtonElement>;
  readonly onMenu: () => void;
}

export function BottomBar({ links, menuRef, onMenu }: BottomBarProps) {
  const pinned = links.filter(({ pinned }) => pinned);
  return (
    <div className={`${styles.bottom} no-print`}>
      <nav aria-label={t.nav.mostUsed} style={{ flex: pinned.length }}>
        <ul>
          {pinned.map((link) => (
            <NavItem key={link.to} {...link} className={styles.tile} />
          ))}
        </ul>
      </nav>
      <button ref={menuRef} type="button" className={styles.tile} onClick={onMenu}>
        <MenuIcon />
        {t.nav.menu}
      </button>
    </div>
  );
}

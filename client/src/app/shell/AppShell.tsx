import { Drawer } from '@blueprintjs/core';
import { useRef, useState, type Ref } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { notificationKindsOf } from 'contract/notifications';
import { useSignedInUser } from '../../shared/api/session';
import { LeaveGuard } from '../../shared/form/LeaveGuard';
import { Row } from '../../shared/layout/layout';
import { PageTable } from '../../shared/routing/pageTable';
import { navFor, type RouteTable, type NavLink } from '../../shared/routing/routeDef';
import { DialogHost } from '../../shared/ui/dialogs';
import {
  PageActionPlace,
  PageHeader,
  PageLinePlace,
  PageSubjectPlace,
  usePlace,
} from '../../shared/ui/PageHeader';
import { lazyComponent } from '../../shared/ui/lazyComponent';
import { MenuIcon } from '../../shared/ui/icons';
import { t } from '../en';
import { PaletteHost } from '../palette/PaletteHost';
import { Notice } from './Notice';
import { OnTheWay } from './OnTheWay';
import { PageAnnouncer, usePageTitle } from './PageAnnouncer';
import { Person } from './Person';
import { Sidebar } from './Sidebar';
import { SkipLink } from './SkipLink';
import { NavItem } from './NavItem';
import styles from './shell.module.css';

const Bell = lazyComponent(
  () => import('../../features/notifications/Bell'),
  () => <span className={styles.bell} />,
);

export const AppShell = ({ table }: { table: RouteTable }) => (
  <PaletteHost table={table}>
    <Shell table={table} />
  </PaletteHost>
);

function Shell({ table }: { table: RouteTable }) {
  const { role } = useSignedInUser();
  const [menuOpen, setMenuOpen] = useState(false);
  const menuButton = useRef<HTMLButtonElement>(null);
  const links = navFor(table, role);
  const closeMenu = () => setMenuOpen(false);
  /** Returns the focus to the menu button, unless the chosen link has moved it. */
  const returnFocus = (menu: HTMLElement) => {
    const focused = document.activeElement;
    if (focused === document.body || menu.closest('.bp6-portal')?.contains(focused))
      menuButton.current?.focus();
  };
  return (
    <div
      className={styles.shell}
      data-density={role === 'student' || role === 'parent' ? 'comfortable' : 'compact'}
    >
      <SkipLink />
      <PageAnnouncer />
      <LeaveGuard />
      <div className={styles.side}>
        <Sidebar links={links} />
      </div>
      <Drawer
        isOpen={menuOpen}
        onClose={closeMenu}
        shouldReturnFocusOnClose={false}
        onClosed={returnFocus}
        position="left"
        size="min(280px, 90vw)"
        aria-label={t.nav.menu}
      >
        <Sidebar links={links} onLeave={closeMenu} />
      </Drawer>
      <Notice />
      <OnTheWay />
      <Content table={table} />
      <BottomBar links={links} menuRef={menuButton} onMenu={() => setMenuOpen(true)} />
      <ScrollRestoration />
    </div>
  );
}

function Content({ table }: { table: RouteTable }) {
  const { role } = useSignedInUser();
  const { pathname } = useLocation();
  const title = usePageTitle();
  const [line, lineHolder] = usePlace('div');
  const [action, actionHolder] = usePlace('span');
  const [subject, subjectHolder] = usePlace('span');
  return (
    <main id="content" className={styles.main}>
      <PageHeader title={title} subject={subjectHolder} line={lineHolder}>
        <Row gap={3} end className={styles.tools}>
          <span ref={actionHolder} />
          {notificationKindsOf(role).length > 0 && <Bell />}
          <Person table={table} />
        </Row>
      </PageHeader>
      <div key={pathname} className={styles.page}>
        <PageSubjectPlace value={subject}>
          <PageLinePlace value={line}>
            <PageActionPlace value={action}>
              <PageTable value={table}>
                <Outlet />
                <DialogHost />
              </PageTable>
            </PageActionPlace>
          </PageLinePlace>
        </PageSubjectPlace>
      </div>
    </main>
  );
}

interface BottomBarProps {
  readonly links: readonly NavLink[];
  readonly menuRef: Ref<HTMLButtonElement>;
  readonly onMenu: () => void;
}

function BottomBar({ links, menuRef, onMenu }: BottomBarProps) {
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

import { Drawer } from '@blueprintjs/core';
import { useRef, useState, type Ref } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigate } from 'react-router-dom';
import { notificationKindsOf } from 'contract/notifications';
import { LANGUAGE_NAMES, LANGUAGES } from 'contract/languages';
import type { Role } from 'contract/roles';
import { useSignedInUser } from '../../shared/api/session';
import { LeaveGuard } from '../../shared/form/LeaveGuard';
import { Row, Stack, Text } from '../../shared/layout/layout';
import { PageTable } from '../../shared/routing/pageTable';
import { navFor, type RouteTable, type NavLink, allows } from '../../shared/routing/routeDef';
import { DialogHost } from '../../shared/ui/dialogs';
import {
  PageActionPlace,
  PageHeader,
  PageLinePlace,
  PageSubjectPlace,
  usePlace,
} from '../../shared/ui/PageHeader';
import { lazyComponent } from '../../shared/ui/lazyComponent';
import { MenuIcon, KeyIcon, LockIcon, LogOutIcon, PeopleIcon, PersonIcon } from '../../shared/ui/icons';
import { AccountApi, applicantLabel } from '../../domain/account/account.api';
import { SWAPPABLE_NAMES } from '../../domain/people/roles';
import { currentLanguage } from '../../shared/lib/language';
import { chooseTheme, THEMES, useTheme } from '../../shared/lib/theme';
import type { MenuAction } from '../../shared/ui/ActionMenu';
import { Initials } from '../../shared/ui/Initials';
import { StatusTag } from '../../shared/ui/StatusTag';
import { t } from '../en';
import { PaletteHost } from '../palette/PaletteHost';
import { Notice, SkipLink, OnTheWay, PageAnnouncer, usePageTitle, useLanguage } from './frame';
import { Sidebar, NavItem } from './Sidebar';
import { useLogOut } from './useLogOut';
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

const MenuButton = lazyComponent(
  async () => ({ default: (await import('../../shared/ui/ActionMenu')).MenuButton }),
  ({ children }) => <span className={styles.avatar}>{children}</span>,
);

const PROFILE: Readonly<Record<Role, string>> = {
  student: '/profile',
  parent: '/parent/profile',
  counselor: '/counselor/profile',
  account_admin: '/account-admin/profile',
  exam_admin: '/exam-admin/profile',
  admin: '/admin-profile',
  recommender: '/recommender/profile',
};

function Person({ table }: { table: RouteTable }) {
  const user = useSignedInUser();
  const { role } = user;
  const { data: profile } = AccountApi.useProfileQuery();
  const { first_name, last_name } = profile?.attributes ?? user;
  const navigate = useNavigate();
  const { logOut } = useLogOut();
  const chooseLanguage = useLanguage();
  const theme = useTheme(user.id);
  const actions = [
    { text: t.person.profile, icon: <PersonIcon />, to: PROFILE[role] },
    { text: t.person.changePassword, icon: <KeyIcon />, to: '/edit-password' },
    { icon: <LockIcon />, to: '/security' },
    { icon: <PeopleIcon />, to: '/profile/views' },
  ].flatMap(({ to, text, icon }): MenuAction[] => {
    const route = Object.values(table).find(({ path }) => path === to);
    if (!route || !allows(route, role)) return [];
    return [{ text: text ?? route.title, icon, run: () => void navigate(to) }];
  });
  actions.push(
    { text: t.nav.logOut, icon: <LogOutIcon />, run: () => void logOut() },
    ...THEMES.map((one, index): MenuAction => ({
      text: t.themes[one],
      heading: index === 0 ? t.person.theme : undefined,
      chosen: one === theme,
      run: () => chooseTheme(user.id, one),
    })),
    ...LANGUAGES.map((one, index): MenuAction => ({
      text: LANGUAGE_NAMES[one],
      lang: one,
      heading: index === 0 ? t.language.label : undefined,
      chosen: one === currentLanguage,
      run: () => void chooseLanguage(one),
    })),
  );
  const badge = (role === 'account_admin' || role === 'counselor') && (
    <StatusTag label={SWAPPABLE_NAMES[role]} intent={role === 'account_admin' ? 'primary' : 'none'} />
  );
  const face = <Initials first={first_name} last={last_name} />;
  return (
    <Row gap={3} className={styles.person}>
      <Stack textAlign="right" className={styles.name}>
        <Text truncate>
          {first_name} {last_name}
        </Text>
        {role === 'student' && (
          <Text truncate size={1} tone="muted">
            {profile ? applicantLabel(profile) : '\u00a0'}
          </Text>
        )}
      </Stack>
      {badge}
      <MenuButton
        label={t.person.yourAccount}
        className={styles.avatar!}
        actions={actions}
        head={
          <div className={styles.who}>
            {first_name} {last_name}
            {badge}
          </div>
        }
      >
        {face}
      </MenuButton>
    </Row>
  );
}

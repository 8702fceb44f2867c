import { useNavigate } from 'react-router-dom';
import { LANGUAGE_NAMES, LANGUAGES } from 'contract/languages';
import type { Role } from 'contract/roles';
import { useProfileQuery } from '../../domain/account/account.api';
import { applicantLabel } from '../../domain/account/profile';
import { SWAPPABLE_NAMES } from '../../domain/people/roles';
import { useSignedInUser } from '../../shared/api/session';
import { Row, Stack, Text } from '../../shared/layout/layout';
import { currentLanguage } from '../../shared/lib/language';
import { chooseTheme, THEMES, useTheme } from '../../shared/lib/theme';
import { allows, type RouteTable } from '../../shared/routing/routeDef';
import type { MenuAction } from '../../shared/ui/ActionMenu';
import { KeyIcon, LockIcon, LogOutIcon, PeopleIcon, PersonIcon } from '../../shared/ui/icons';
import { Initials } from '../../shared/ui/Initials';
import { StatusTag } from '../../shared/ui/StatusTag';
import { lazyComponent } from '../../shared/ui/lazyComponent';
import { t } from '../en';
import styles from './shell.module.css';
import { useLanguage } from './useLanguage';
import { useLogOut } from './useLogOut';

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

export function Person({ table }: { table: RouteTable }) {
  const user = useSignedInUser();
  const { role } = user;
  const { data: profile } = useProfileQuery();
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

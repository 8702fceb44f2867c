import { defineRoutes } from '../../shared/routing/routeDef';
import { PersonIcon, SearchIcon } from '../../shared/ui/icons';
import { t } from './en';

export const accountsRoutes = defineRoutes({
  adminProfile: {
    path: '/admin-profile',
    title: t.adminProfile,
    audience: ['admin'],
    page: () => import('./AdminProfilePage'),
    nav: { icon: PersonIcon, order: 10 },
  },
  registerUser: {
    path: '/account-admin/register-user',
    title: t.register.title,
    audience: ['account_admin', 'admin'],
    page: () => import('./RegisterUserPage'),
  },
  userSearch: {
    path: '/admin-delete-accounts',
    title: t.search.title,
    audience: ['admin'],
    page: () => import('./UserSearchPage'),
    nav: { icon: SearchIcon, heading: t.search.group, order: 60, label: t.search.nav },
  },
});

import { defineRoutes } from '../../shared/routing/routeDef';
import { IdNumberIcon, PersonIcon, SearchIcon } from '../../shared/ui/icons';
import { t } from './en';

const profile = () => import('./ProfilePage');

export const accountsRoutes = defineRoutes({
  counselorProfile: {
    path: '/counselor/profile',
    title: t.profile.title,
    audience: ['counselor'],
    page: profile,
    nav: { icon: PersonIcon, order: 10, pinned: true },
  },
  accountAdminProfile: {
    path: '/account-admin/profile',
    title: t.profile.title,
    audience: ['account_admin'],
    page: profile,
    nav: { icon: PersonIcon, order: 10 },
  },
  examAdminProfile: {
    path: '/exam-admin/profile',
    title: t.profile.myTitle,
    audience: ['exam_admin'],
    page: profile,
    nav: { icon: PersonIcon, order: 10, pinned: true },
  },
  adminProfile: {
    path: '/admin-profile',
    title: t.profile.title,
    audience: ['admin'],
    page: () => import('./AdminProfilePage'),
    nav: { icon: PersonIcon, order: 10 },
  },
  account: {
    path: '/account-admin/account',
    title: t.users.account,
    audience: ['account_admin'],
    page: () => import('./UsersList'),
    nav: { icon: IdNumberIcon, order: 30, pinned: true },
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

import { defineRoutes } from '../../shared/routing/routeDef';
import { IdNumberIcon, PersonIcon, SearchIcon } from '../../shared/ui/icons';

const profile = () => import('./ProfilePage');

export const accountsRoutes = defineRoutes({
  counselorProfile: {
    path: '/counselor/profile',
    title: 'Profile',
    audience: ['counselor'],
    page: profile,
    nav: { icon: PersonIcon, order: 10, pinned: true },
  },
  accountAdminProfile: {
    path: '/account-admin/profile',
    title: 'Profile',
    audience: ['account_admin'],
    page: profile,
    nav: { icon: PersonIcon, order: 10 },
  },
  examAdminProfile: {
    path: '/exam-admin/profile',
    title: 'My Profile',
    audience: ['exam_admin'],
    page: profile,
    nav: { icon: PersonIcon, order: 10, pinned: true },
  },
  adminProfile: {
    path: '/admin-profile',
    title: 'Profile',
    audience: ['admin'],
    page: () => import('./AdminProfilePage'),
    nav: { icon: PersonIcon, order: 10 },
  },
  account: {
    path: '/account-admin/account',
    title: 'Account',
    audience: ['account_admin'],
    page: () => import('./AccountPage'),
    nav: { icon: IdNumberIcon, order: 30, pinned: true },
  },
  registerUser: {
    path: '/account-admin/register-user',
    title: 'Register a user',
    audience: ['account_admin', 'admin'],
    page: () => import('./RegisterUserPage'),
  },
  userSearch: {
    path: '/admin-delete-accounts',
    title: 'User Search and Delete',
    audience: ['admin'],
    page: () => import('./UserSearchPage'),
    nav: { icon: SearchIcon, heading: 'Accounts', order: 60, label: 'Student Search' },
  },
});

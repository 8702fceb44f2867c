import { ROLES } from 'contract/roles';
import { defineRoutes } from '../../shared/routing/routeDef';
import { PersonIcon } from '../../shared/ui/icons';
import { t } from './en';

const page = () => import('./ProfilePage');

export const profileRoutes = defineRoutes({
  profile: {
    path: '/profile',
    title: t.title,
    audience: ROLES,
    page,
    nav: { icon: PersonIcon, order: 20, of: ['student'] },
  },
  profileDownload: {
    path: '/profile/download',
    title: t.download.title,
    audience: ['student'],
    page: () => import('./DownloadPage'),
  },
  parentProfile: {
    path: '/parent/profile',
    title: t.title,
    audience: ['parent'],
    page,
    nav: { icon: PersonIcon, order: 20 },
  },
  counselorProfile: {
    path: '/counselor/profile',
    title: t.title,
    audience: ['counselor'],
    page,
    nav: { icon: PersonIcon, order: 10, pinned: true },
  },
  accountAdminProfile: {
    path: '/account-admin/profile',
    title: t.title,
    audience: ['account_admin'],
    page,
    nav: { icon: PersonIcon, order: 10 },
  },
  recommenderProfile: {
    path: '/recommender/profile',
    title: t.myTitle,
    audience: ['recommender'],
    page,
    nav: { icon: PersonIcon, order: 20, pinned: true },
  },
  examAdminProfile: {
    path: '/exam-admin/profile',
    title: t.myTitle,
    audience: ['exam_admin'],
    page,
    nav: { icon: PersonIcon, order: 10, pinned: true },
  },
});

import { defineRoutes } from '../../shared/routing/routeDef';
import { t } from './en';

const page = () => import('./SnapshotPage');

export const snapshotRoutes = defineRoutes({
  counselorSnapshot: {
    path: '/counselor/students/:studentId/snapshot',
    title: t.title,
    audience: ['counselor'],
    page,
  },
  accountAdminSnapshot: {
    path: '/account-admin/students/:studentId/snapshot',
    title: t.title,
    audience: ['account_admin'],
    page,
  },
  adminSnapshot: {
    path: '/admin/students/:studentId/snapshot',
    title: t.title,
    audience: ['admin'],
    page,
  },
  adminStudentSnapshot: {
    path: '/admin-student-snapshot',
    title: t.title,
    audience: ['admin'],
    page,
  },
});

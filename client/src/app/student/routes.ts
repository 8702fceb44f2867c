import { defineRoutes } from '../../shared/routing/routeDef';
import { t } from './en';

const page = () => import('./StudentPage');

export const studentRoutes = defineRoutes({
  student: {
    path: '/students/:studentId',
    title: t.title,
    audience: ['counselor', 'account_admin', 'exam_admin', 'admin'],
    page,
  },
  adminStudent: {
    path: '/admin/students/:studentId',
    title: t.title,
    audience: ['admin'],
    page,
  },
  accountAdminStudent: {
    path: '/account-admin/students/:studentId',
    title: t.title,
    audience: ['account_admin'],
    page,
  },
});

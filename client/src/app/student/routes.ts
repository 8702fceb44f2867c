import { defineRoutes } from '../../shared/routing/routeDef';
import { t } from '../en';

const page = () => import('./StudentPage');

export const studentRoutes = defineRoutes({
  student: {
    path: '/students/:studentId',
    title: t.pages.student,
    audience: ['counselor', 'account_admin', 'exam_admin', 'admin'],
    page,
  },
  adminStudent: {
    path: '/admin/students/:studentId',
    title: t.pages.student,
    audience: ['admin'],
    page,
  },
  accountAdminStudent: {
    path: '/account-admin/students/:studentId',
    title: t.pages.student,
    audience: ['account_admin'],
    page,
  },
  minutes: {
    path: '/minutes',
    title: t.pages.minutes,
    audience: ['counselor', 'account_admin', 'admin'],
    page: () => import('../../features/notes/MinutesPage'),
  },
});

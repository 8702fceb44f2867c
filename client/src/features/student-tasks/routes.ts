import { defineRoutes } from '../../shared/routing/routeDef';
import { TickCircleIcon } from '../../shared/ui/icons';
import { t as detail } from './detail/en';
import { t } from './en';

const page = () => import('./StudentTasksPage');
const student = () => import('./detail/StudentPage');

export const studentTasksRoutes = defineRoutes({
  counselorTasks: {
    path: '/counselor/counselor-tasks',
    title: t.page.title,
    audience: ['counselor'],
    page,
    nav: { icon: TickCircleIcon, order: 30, pinned: true },
  },
  accountAdminTasks: {
    path: '/account-admin/account-admin-tasks',
    title: t.page.title,
    audience: ['account_admin'],
    page,
    nav: { icon: TickCircleIcon, order: 40, pinned: true },
  },
  adminStudent: {
    path: '/admin/students/:studentId',
    title: detail.page.title,
    audience: ['admin'],
    page: student,
  },
  accountAdminStudent: {
    path: '/account-admin/students/:studentId',
    title: detail.page.title,
    audience: ['account_admin'],
    page: student,
  },
});

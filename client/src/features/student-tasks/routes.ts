import { defineRoutes } from '../../shared/routing/routeDef';
import { TickCircleIcon } from '../../shared/ui/icons';

const page = () => import('./StudentTasksPage');
const student = () => import('./detail/StudentPage');

export const studentTasksRoutes = defineRoutes({
  counselorTasks: {
    path: '/counselor/counselor-tasks',
    title: 'Tasks',
    audience: ['counselor'],
    page,
    nav: { icon: TickCircleIcon, order: 30, pinned: true },
  },
  accountAdminTasks: {
    path: '/account-admin/account-admin-tasks',
    title: 'Tasks',
    audience: ['account_admin'],
    page,
    nav: { icon: TickCircleIcon, order: 40, pinned: true },
  },
  adminStudent: {
    path: '/admin/students/:studentId',
    title: 'Student',
    audience: ['admin'],
    page: student,
  },
  accountAdminStudent: {
    path: '/account-admin/students/:studentId',
    title: 'Student',
    audience: ['account_admin'],
    page: student,
  },
});

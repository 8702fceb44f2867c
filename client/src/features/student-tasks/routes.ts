import { defineRoutes } from '../../shared/routing/routeDef';
import { TickCircleIcon } from '../../shared/ui/icons';
import { t } from './en';

const page = () => import('./StudentTasksPage');

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
});

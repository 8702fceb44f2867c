import { defineRoutes } from '../../shared/routing/routeDef';
import { AddIcon, TickCircleIcon } from '../../shared/ui/icons';
import { t } from './en';

export const adminTasksRoutes = defineRoutes({
  adminNewTask: {
    path: '/admin-new-task',
    title: t.titles.new,
    audience: ['admin'],
    page: () => import('./NewTaskPage'),
    nav: { icon: AddIcon, order: 40 },
  },
  adminTasks: {
    path: '/admin/tasks',
    title: t.titles.list,
    audience: ['admin'],
    page: () => import('./AdminTasksPage'),
    nav: { icon: TickCircleIcon, order: 50, pinned: true },
  },
  adminEditTask: {
    path: '/admin-edit-task',
    title: t.titles.edit,
    audience: ['admin'],
    page: () => import('./EditTaskPage'),
  },
});

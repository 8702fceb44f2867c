import { defineRoutes } from '../../shared/routing/routeDef';
import { AddIcon, TickCircleIcon } from '../../shared/ui/icons';

export const adminTasksRoutes = defineRoutes({
  adminNewTask: {
    path: '/admin-new-task',
    title: 'New Task',
    audience: ['admin'],
    page: () => import('./NewTaskPage'),
    nav: { icon: AddIcon, order: 40 },
  },
  adminTasks: {
    path: '/admin/tasks',
    title: 'Tasks',
    audience: ['admin'],
    page: () => import('./AdminTasksPage'),
    nav: { icon: TickCircleIcon, order: 50, pinned: true },
  },
  adminEditTask: {
    path: '/admin-edit-task',
    title: 'Edit Task',
    audience: ['admin'],
    page: () => import('./EditTaskPage'),
  },
});

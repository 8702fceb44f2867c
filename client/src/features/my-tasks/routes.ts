import { defineRoutes } from '../../shared/routing/routeDef';
import { TickCircleIcon } from '../../shared/ui/icons';
import { t } from './en';

export const myTasksRoutes = defineRoutes({
  myTasks: {
    path: '/tasks',
    title: t.page.title,
    audience: ['student'],
    page: () => import('./MyTasksPage'),
    nav: { icon: TickCircleIcon, order: 30, pinned: true },
  },
  childTasks: {
    path: '/parent/tasks',
    title: t.child.title,
    audience: ['parent'],
    page: () => import('./ChildTasksPage'),
    nav: { icon: TickCircleIcon, order: 30, pinned: true },
  },
});

import { defineRoutes } from '../../shared/routing/routeDef';
import { TakeActionIcon } from '../../shared/ui/icons';

export const myTasksRoutes = defineRoutes({
  myTasks: {
    path: '/tasks',
    title: 'My Tasks',
    audience: ['student'],
    page: () => import('./MyTasksPage'),
    nav: { icon: TakeActionIcon, order: 30, pinned: true },
  },
});

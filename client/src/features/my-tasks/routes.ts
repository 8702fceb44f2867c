import { defineRoutes } from '../../shared/routing/routeDef';
import { TickCircleIcon } from '../../shared/ui/icons';

export const myTasksRoutes = defineRoutes({
  myTasks: {
    path: '/tasks',
    title: 'My Tasks',
    audience: ['student'],
    page: () => import('./MyTasksPage'),
    nav: { icon: TickCircleIcon, heading: 'Plan', order: 30, pinned: true },
  },
});

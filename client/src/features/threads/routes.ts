import { defineRoutes } from '../../shared/routing/routeDef';
import { CommentIcon } from '../../shared/ui/icons';

export const threadsRoutes = defineRoutes({
  threads: {
    path: '/threads',
    title: 'Threads',
    audience: 'everyone',
    page: () => import('./ThreadsPage'),
    nav: { icon: CommentIcon, order: 100 },
  },
});

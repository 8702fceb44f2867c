import { defineRoutes } from '../../shared/routing/routeDef';

export const notificationsRoutes = defineRoutes({
  notifications: {
    path: '/notifications',
    title: 'Notifications',
    audience: ['student'],
    page: () => import('./NotificationsPage'),
  },
});

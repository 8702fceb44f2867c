import { defineRoutes } from '../../shared/routing/routeDef';
import { t } from './en';

export const notificationsRoutes = defineRoutes({
  notifications: {
    path: '/notifications',
    title: t.title,
    audience: ['student', 'counselor'],
    page: () => import('./NotificationsPage'),
  },
});

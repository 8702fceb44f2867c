import { defineRoutes } from '../../shared/routing/routeDef';
import { t } from './en';

export const notificationsRoutes = defineRoutes({
  notifications: {
    path: '/notifications',
    title: t.title,
    audience: ['student', 'counselor'],
    page: () => import('./NotificationsPage'),
  },
  /** Where mails lead whoever wants no more of them, signed in or not. */
  unsubscribe: {
    path: '/unsubscribe',
    title: t.unsubscribe.title,
    audience: 'everyone',
    page: () => import('./UnsubscribePage'),
  },
});

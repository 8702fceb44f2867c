import { defineRoutes } from '../../shared/routing/routeDef';
import { t } from './en';

export const notificationsRoutes = defineRoutes({
  notifications: {
    path: '/notifications',
    title: t.title,
    audience: ['student', 'counselor', 'recommender'],
    page: () => import('./NotificationsPage'),
  },
  /** The unsubscribe link in mails leads here, whether or not the reader is signed in. */
  unsubscribe: {
    path: '/unsubscribe',
    title: t.unsubscribe.title,
    audience: 'everyone',
    page: () => import('./UnsubscribePage'),
  },
});

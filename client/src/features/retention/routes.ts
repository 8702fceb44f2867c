import { defineRoutes } from '../../shared/routing/routeDef';
import { t } from './en';

export const retentionRoutes = defineRoutes({
  retention: {
    path: '/admin/retention',
    title: t.title,
    audience: ['admin'],
    page: () => import('./RetentionPage'),
  },
  entityRetention: {
    path: '/admin/entities/:entityId/retention',
    title: t.title,
    audience: ['admin'],
    page: () => import('./RetentionPage'),
  },
  schoolRetention: {
    path: '/account-admin/school/retention',
    title: t.title,
    audience: ['account_admin'],
    page: () => import('./RetentionPage'),
  },
});

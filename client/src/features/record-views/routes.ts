import { defineRoutes } from '../../shared/routing/routeDef';
import { t } from './en';

export const recordViewsRoutes = defineRoutes({
  recordViews: {
    path: '/profile/views',
    title: t.title,
    audience: ['student'],
    page: () => import('./RecordViewsPage'),
  },
});

import { defineRoutes } from '../../shared/routing/routeDef';
import { t } from './en';

export const rostersRoutes = defineRoutes({
  importPeople: {
    path: '/import-people',
    title: t.title,
    audience: ['account_admin', 'admin'],
    page: () => import('./ImportPeoplePage'),
  },
});

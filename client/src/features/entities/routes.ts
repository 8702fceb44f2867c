import { defineRoutes } from '../../shared/routing/routeDef';
import { OfficeIcon } from '../../shared/ui/icons';
import { t } from './en';

export const entitiesRoutes = defineRoutes({
  entities: {
    path: '/admin/entities',
    title: t.page.title,
    audience: ['admin'],
    page: () => import('./EntitiesPage'),
    nav: { icon: OfficeIcon, order: 70 },
  },
});

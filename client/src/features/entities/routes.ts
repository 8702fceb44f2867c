import { defineRoutes } from '../../shared/routing/routeDef';
import { OfficeIcon } from '../../shared/ui/icons';

export const entitiesRoutes = defineRoutes({
  entities: {
    path: '/admin/entities',
    title: 'Manage Entities',
    audience: ['admin'],
    page: () => import('./EntitiesPage'),
    nav: { icon: OfficeIcon, order: 70 },
  },
});

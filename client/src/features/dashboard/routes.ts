import { defineRoutes } from '../../shared/routing/routeDef';
import { GridViewIcon } from '../../shared/ui/icons';

export const dashboardRoutes = defineRoutes({
  dashboard: {
    path: '/dashboard',
    title: 'Dashboard',
    audience: ['student'],
    page: () => import('./DashboardPage'),
    nav: { icon: GridViewIcon, order: 10, pinned: true },
  },
});

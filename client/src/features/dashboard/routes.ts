import { defineRoutes } from '../../shared/routing/routeDef';
import { GridViewIcon } from '../../shared/ui/icons';
import { t } from './en';

export const dashboardRoutes = defineRoutes({
  dashboard: {
    path: '/dashboard',
    title: t.title,
    audience: ['student'],
    page: () => import('./DashboardPage'),
    beginsWith: 'GET /dashboard',
    nav: { icon: GridViewIcon, heading: t.group, order: 10, pinned: true },
  },
  childOverview: {
    path: '/parent/overview',
    title: t.child.title,
    audience: ['parent'],
    page: () => import('./ChildOverviewPage'),
    nav: { icon: GridViewIcon, heading: t.group, order: 10, pinned: true },
  },
});

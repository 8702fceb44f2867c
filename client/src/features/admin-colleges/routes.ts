import { defineRoutes } from '../../shared/routing/routeDef';
import { LearningIcon } from '../../shared/ui/icons';

export const adminCollegesRoutes = defineRoutes({
  adminColleges: {
    path: '/admin-colleges',
    title: 'Colleges',
    audience: ['admin'],
    page: () => import('./AdminCollegesPage'),
    nav: { icon: LearningIcon, order: 30 },
  },
  importColleges: {
    path: '/admin-colleges/import',
    title: 'Import Colleges',
    audience: ['admin'],
    page: () => import('./ImportPage'),
  },
});

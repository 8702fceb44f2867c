import { defineRoutes } from '../../shared/routing/routeDef';
import { LearningIcon } from '../../shared/ui/icons';
import { t } from './en';

export const adminCollegesRoutes = defineRoutes({
  adminColleges: {
    path: '/admin-colleges',
    title: t.titles.colleges,
    audience: ['admin'],
    page: () => import('./AdminCollegesPage'),
    nav: { icon: LearningIcon, order: 30 },
  },
  importColleges: {
    path: '/admin-colleges/import',
    title: t.titles.imports,
    audience: ['admin'],
    page: () => import('./ImportPage'),
  },
});

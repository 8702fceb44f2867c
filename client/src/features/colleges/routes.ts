import { defineRoutes } from '../../shared/routing/routeDef';
import { LearningIcon } from '../../shared/ui/icons';

export const collegesRoutes = defineRoutes({
  colleges: {
    path: '/colleges',
    title: 'Colleges',
    audience: ['student'],
    page: () => import('./CollegesPage'),
    nav: { icon: LearningIcon, order: 50 },
  },
});

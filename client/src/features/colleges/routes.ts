import { defineRoutes } from '../../shared/routing/routeDef';
import { SendMessageIcon, LearningIcon } from '../../shared/ui/icons';
import { t } from './en';

export const collegesRoutes = defineRoutes({
  colleges: {
    path: '/colleges',
    title: t.title,
    audience: ['student'],
    page: () => import('./CollegesPage'),
    nav: { icon: LearningIcon, order: 50, pinned: true },
  },
  applications: {
    path: '/applications',
    title: t.applications,
    audience: ['student'],
    page: () => import('./applications/ApplicationsPage'),
    nav: { icon: SendMessageIcon, order: 55 },
  },
  application: {
    path: '/applications/:ceeb',
    title: t.application,
    audience: ['student'],
    page: () => import('./applications/ApplicationPage'),
  },
  childColleges: {
    path: '/parent/colleges',
    title: t.title,
    audience: ['parent'],
    page: () => import('./ChildCollegesPage'),
    nav: { icon: LearningIcon, order: 50, pinned: true },
  },
});

import { defineRoutes } from '../../shared/routing/routeDef';
import { CogIcon } from '../../shared/ui/icons';
import { t } from './en';

export const systemRoutes = defineRoutes({
  system: {
    path: '/admin/system',
    title: t.titles.system,
    audience: ['admin'],
    page: () => import('./SystemPage'),
    nav: { icon: CogIcon, order: 77 },
  },
  projection: {
    path: '/admin/system/:projection',
    title: t.titles.projection,
    audience: ['admin'],
    page: () => import('./ProjectionPage'),
  },
});

import { defineRoutes } from '../../shared/routing/routeDef';
import { t } from './en';

export const landingRoutes = defineRoutes({
  download: {
    path: '/download',
    title: t.title,
    audience: 'everyone',
    page: () => import('./LandingPage'),
  },
});

import { defineRoutes } from '../../shared/routing/routeDef';
import { t } from './en';

export const privacyRoutes = defineRoutes({
  privacyPolicy: {
    path: '/privacy-policy',
    title: t.title,
    audience: 'everyone',
    page: () => import('./PrivacyPage'),
  },
});

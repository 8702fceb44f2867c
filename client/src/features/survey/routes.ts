import { defineRoutes } from '../../shared/routing/routeDef';
import { SettingsIcon } from '../../shared/ui/icons';
import { t } from './en';

export const surveyRoutes = defineRoutes({
  survey: {
    path: '/college-survey/Layout',
    title: t.title,
    audience: ['student'],
    page: () => import('./SurveyPage'),
    nav: { icon: SettingsIcon, order: 40 },
  },
});

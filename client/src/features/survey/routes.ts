import { defineRoutes } from '../../shared/routing/routeDef';
import { SettingsIcon } from '../../shared/ui/icons';
import { RESULTS_PAGE, SURVEY_PAGE } from '../../domain/survey/pages';
import { t } from './en';

export const surveyRoutes = defineRoutes({
  survey: {
    path: SURVEY_PAGE,
    title: t.title,
    audience: ['student'],
    page: () => import('./SurveyPage'),
    nav: { icon: SettingsIcon, order: 40 },
  },
  surveyResults: {
    path: RESULTS_PAGE,
    title: t.results,
    audience: ['student'],
    page: () => import('./ResultsPage'),
  },
});

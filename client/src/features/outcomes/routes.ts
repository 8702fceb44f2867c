import { defineRoutes } from '../../shared/routing/routeDef';
import { t } from './en';

export const outcomesRoutes = defineRoutes({
  importOutcomes: {
    path: '/import-past-results',
    title: t.importTitle,
    audience: ['account_admin', 'admin'],
    page: () => import('./ImportOutcomesPage'),
  },
  applicationReport: {
    path: '/application-report',
    title: t.report.title,
    audience: ['account_admin', 'admin'],
    page: () => import('./ReportPage'),
  },
});

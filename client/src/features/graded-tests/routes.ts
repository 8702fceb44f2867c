import { defineRoutes } from '../../shared/routing/routeDef';
import { TimelineBarChartIcon } from '../../shared/ui/icons';
import { t } from './en';

const gradedTests = {
  title: t.title,
  page: () => import('./GradedTestsPage'),
  nav: { icon: TimelineBarChartIcon, order: 75 },
};

export const gradedTestsRoutes = defineRoutes({
  counselorGradedTests: {
    ...gradedTests,
    path: '/counselor/graded-practice-tests',
    audience: ['counselor'],
  },
  accountAdminGradedTests: {
    ...gradedTests,
    path: '/account-admin/graded-practice-tests',
    audience: ['account_admin'],
  },
});

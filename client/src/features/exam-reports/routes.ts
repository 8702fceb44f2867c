import { defineRoutes } from '../../shared/routing/routeDef';
import { TimelineBarChartIcon } from '../../shared/ui/icons';
import { t } from './en';

const report = { title: t.title, page: () => import('./ExamReportsPage') } as const;

export const examReportsRoutes = defineRoutes({
  examReports: {
    ...report,
    path: '/exam-reports',
    audience: ['student'],
    nav: { icon: TimelineBarChartIcon, label: t.nav, order: 70 },
  },
  counselorExamReport: {
    ...report,
    path: '/counselor/student-exam-report',
    audience: ['counselor'],
  },
  accountAdminExamReport: {
    ...report,
    path: '/account-admin/student-exam-report',
    audience: ['account_admin'],
  },
});

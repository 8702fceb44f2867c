import { defineRoutes } from '../../shared/routing/routeDef';
import { HistoryIcon } from '../../shared/ui/icons';
import { t } from './en';

export const auditRoutes = defineRoutes({
  audit: {
    path: '/admin/audit',
    title: t.page.title,
    audience: ['admin'],
    page: () => import('./AuditPage'),
    nav: { icon: HistoryIcon, order: 90, pinned: true },
  },
});

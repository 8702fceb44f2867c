import { defineRoutes } from '../../shared/routing/routeDef';
import { HistoryIcon } from '../../shared/ui/icons';

export const auditRoutes = defineRoutes({
  audit: {
    path: '/admin/audit',
    title: 'Audit',
    audience: ['admin'],
    page: () => import('./AuditPage'),
    nav: { icon: HistoryIcon, order: 90, pinned: true },
  },
});

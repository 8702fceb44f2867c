import { t } from '../../domain/notes/en';
import { defineRoutes } from '../../shared/routing/routeDef';

export const notesRoutes = defineRoutes({
  minutes: {
    path: '/minutes',
    title: t.log.title,
    audience: ['counselor', 'account_admin', 'admin'],
    page: () => import('./MinutesPage'),
  },
});

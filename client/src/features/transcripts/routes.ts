import { defineRoutes } from '../../shared/routing/routeDef';
import { DocumentIcon } from '../../shared/ui/icons';
import { t } from './en';

export const transcriptsRoutes = defineRoutes({
  transcripts: {
    path: '/transcripts',
    title: t.title,
    audience: ['counselor', 'account_admin', 'admin'],
    page: () => import('./TranscriptsPage'),
    nav: { icon: DocumentIcon, order: 55 },
  },
});

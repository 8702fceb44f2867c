import { defineRoutes } from '../../shared/routing/routeDef';
import { BookIcon } from '../../shared/ui/icons';
import { t } from './en';

export const guidesRoutes = defineRoutes({
  guides: {
    path: '/guides',
    title: t.title,
    audience: ['student'],
    page: () => import('./GuidesPage'),
    nav: { icon: BookIcon, label: t.nav, order: 60 },
  },
});

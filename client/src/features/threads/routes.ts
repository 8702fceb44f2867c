import { FAMILIES_AND_STAFF } from 'contract/roles';
import { defineRoutes } from '../../shared/routing/routeDef';
import { CommentIcon } from '../../shared/ui/icons';
import { t } from './en';

export const threadsRoutes = defineRoutes({
  threads: {
    path: '/threads',
    title: t.title,
    audience: 'everyone',
    page: () => import('./ThreadsPage'),
    nav: { icon: CommentIcon, order: 100, of: FAMILIES_AND_STAFF },
  },
});

import { ROLES } from 'contract/roles';
import { defineRoutes } from '../../shared/routing/routeDef';
import { t } from './en';

export const videoRoomRoutes = defineRoutes({
  lobby: {
    path: '/lobby',
    title: t.title,
    audience: ROLES,
    page: () => import('./LobbyPage'),
  },
});

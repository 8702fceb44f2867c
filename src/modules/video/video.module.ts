import { defineModule } from '../../platform/define-module';
import { RoomAccess } from './room-access';
import { RoomController } from './room-controller';
import { RoomHosts } from './room-hosts';
import { RoomPasses } from './room-passes';
import { RoomPeers } from './room-peers';
import { RoomSessions } from './room-sessions';
import { Rooms } from './rooms';
import { VideoController } from './video.controller';
import { VideoGateway } from './video.gateway';

export const videoModule = defineModule({
  name: 'Video',
  controllers: [VideoController],
  providers: [
    RoomAccess,
    RoomController,
    RoomHosts,
    RoomPasses,
    RoomPeers,
    RoomSessions,
    Rooms,
    VideoGateway,
  ],
});

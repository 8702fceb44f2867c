import { defineModule } from '../../platform/define-module';
import { RoomAccess } from './room-access';
import { RoomPasses } from './room-passes';
import { RoomSessions } from './room-sessions';
import { Rooms } from './rooms';
import { VideoController } from './video.controller';
import { VideoGateway } from './video.gateway';

export const videoModule = defineModule({
  name: 'Video',
  controllers: [VideoController],
  providers: [RoomAccess, RoomPasses, RoomSessions, Rooms, VideoGateway],
});

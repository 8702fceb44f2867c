import { endpoints, mutation, query } from '../../shared/api/resource';

export const VideoRoomApi = endpoints({
  roomInfo: query('GET /sessions/info/{roomId}'),
  /** The token is valid for minutes, so it is never cached. */
  sessionToken: mutation('POST /session-token'),
});

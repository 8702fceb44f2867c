import { optional, string, type RequestsOf } from '../fields';
import { sessionTokenRules, type VideoCalls } from '../video';

export const videoRequests = {
  'POST /session-token': {
    body: {
      sessionId: optional(string(sessionTokenRules.room)),
      room: optional(string(sessionTokenRules.room)),
      identity: optional(string(sessionTokenRules.identity)),
    },
  },
} as const satisfies RequestsOf<keyof VideoCalls>;

import { createHmac } from 'node:crypto';
import type { IceServer } from '../../../contract/video';
import type { TurnConfig } from '../config/config';

/** Returns a name and password for a TURN server, which verifies by the shared secret until when they are valid. */
export function turnServers(turn: TurnConfig | null, userId: string, until: Date): readonly IceServer[] {
  if (!turn) return [];
  const username = `${Math.floor(until.getTime() / 1000)}:${userId}`;
  const credential = createHmac('sha1', turn.secret).update(username).digest('base64');
  return [{ urls: turn.urls, username, credential }];
}

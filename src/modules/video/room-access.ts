import { Injectable } from '@nestjs/common';
import { JOIN_BEFORE_MS } from '../../../contract/sessions';
import { Rejected } from '../../kernel/errors';
import type { SessionUser } from '../../platform/auth/session-user';
import { RoomSessions, type RoomSession } from './room-sessions';
import { say } from './words';

export interface Admission {
  readonly session: RoomSession;
  /** Null: for as long as an admin likes. */
  readonly until: Date | null;
}

/** The rule of who may be in a room: its session's two while it is on, and an admin at any time. */
@Injectable()
export class RoomAccess {
  constructor(private readonly sessions: RoomSessions) {}

  /** Throws `Rejected` with the reason. A room of others is no different from none. */
  async admit({ id, role }: SessionUser, roomId: string): Promise<Admission> {
    const session = await this.sessions.find(roomId);
    if (!session) throw new Rejected('not-found', say('no-room'));
    if (role === 'admin') return { session, until: null };
    if (!session.people.includes(id)) throw new Rejected('not-found', say('no-room'));
    const now = Date.now();
    if (session.state === 'off') throw new Rejected('forbidden', say('room-not-on'));
    if (now < session.startsAt.getTime() - JOIN_BEFORE_MS)
      throw new Rejected('forbidden', say('room-not-open'));
    if (session.state === 'over' || now >= session.endsAt.getTime())
      throw new Rejected('forbidden', say('room-closed'));
    return { session, until: session.endsAt };
  }
}

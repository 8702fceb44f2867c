import { Injectable } from '@nestjs/common';
import { JOIN_BEFORE_MS } from '../../../contract/sessions';
import { Rejected, requireFound } from '../../kernel/errors';
import type { SessionUser } from '../../platform/auth/session-user';
import { RoomSessions, type RoomSession } from './room-sessions';
import { t } from './messages';

export interface Admission {
  readonly session: RoomSession;
  readonly until: Date | null;
}

/** Student and counselor may be in their session's room while it is on, an admin at any time. */
@Injectable()
export class RoomAccess {
  constructor(private readonly sessions: RoomSessions) {}

  /** Throws `Rejected` with the reason. A room of other people looks like one that does not exist. */
  async admit({ id, role }: SessionUser, roomId: string): Promise<Admission> {
    const session = requireFound(await this.sessions.find(roomId), t('no-room'));
    if (role === 'admin') return { session, until: null };
    if (!session.people.includes(id)) throw new Rejected('not-found', t('no-room'));
    const now = Date.now();
    if (session.state === 'off') throw new Rejected('forbidden', t('room-not-on'));
    if (now < session.startsAt.getTime() - JOIN_BEFORE_MS)
      throw new Rejected('forbidden', t('room-not-open'));
    if (session.state === 'over' || now >= session.endsAt.getTime())
      throw new Rejected('forbidden', t('room-closed'));
    return { session, until: session.endsAt };
  }
}

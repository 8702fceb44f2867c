import { Injectable } from '@nestjs/common';
import { Projector } from '../../../platform/projector/projector';
import { SessionReader } from '../../sessions/sessions.queries';
import { AccessEntries } from './access-entries';

/** A counselor may write notes and tasks for this long after a session. */
export const AFTERWARDS_MS = 30 * 24 * 3_600_000;

/** A counselor has access to a student from the booking of their session until 30 days after it. */
@Injectable()
export class SessionAccess {
  constructor(
    private readonly sessions: SessionReader,
    private readonly entries: AccessEntries,
    private readonly projector: Projector,
  ) {}

  /** Adjusts access to the present sessions. Access revoked after a session returns only with the next booking. */
  async settle(studentId: string, staffIds: readonly string[]): Promise<void> {
    await this.projector.caughtUp(...SessionReader.views);
    const sessions = await this.sessions.between(studentId, staffIds);
    const since = new Date(Date.now() - AFTERWARDS_MS).toISOString();
    for (const staffId of staffIds) {
      const own = sessions.filter(({ counselorId }) => counselorId === staffId);
      if (own.some(({ state }) => state === 'booked'))
        await this.entries.grant(staffId, [studentId], 'session');
      else if (!own.some(({ state, end }) => state === 'done' && end > since))
        await this.entries.revoke([{ staffId, studentId }], ['session'], 'session-ended');
    }
  }
}

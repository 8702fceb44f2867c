import { Injectable } from '@nestjs/common';
import { idFrom } from '../../platform/http/request-context';
import { Projector } from '../../platform/projector/projector';
import { SessionReader } from '../sessions/sessions.queries';
import { AccessReader } from '../identity/directory/directory.queries';
import { Notifier, type Raising } from './notifier';
import type { SessionNews } from './sentences';

export interface SessionNotification {
  readonly userId: string;
  readonly as: 'session' | 'session-held';
  /** The other of the two people; null if there is none. */
  readonly personId: string | null;
  readonly news: SessionNews;
}

export interface SessionChanged {
  readonly eventId: string;
  readonly requestId: string;
  readonly start: string;
  readonly told: readonly SessionNotification[];
}

export interface SessionRequestNotice {
  readonly eventId: string;
  readonly requestId: string;
  readonly studentId: string;
  readonly start: string;
}

export interface SessionNotes {
  readonly requestId: string;
  readonly studentId: string;
  readonly counselorId: string;
}

/** News of a coming session are not sent once it has begun. */
const UPCOMING: readonly SessionNews[] = ['booked', 'moved-to', 'soon', 'time-proposed'];

@Injectable()
export class SessionNotifier {
  constructor(
    private readonly sessions: SessionReader,
    private readonly access: AccessReader,
    private readonly projector: Projector,
    private readonly notifier: Notifier,
  ) {}

  async changed({ eventId, requestId, start, told }: SessionChanged): Promise<void> {
    const isOver = start <= new Date().toISOString();
    const current = told.filter((one) => !isOver || !UPCOMING.includes(one.news));
    const raisings = current.map(({ userId, as, personId, news }): Raising => ({
      notificationId: idFrom('notification', 'session-booked', eventId, userId),
      userId,
      kind: 'session-booked',
      about: { type: as, id: requestId },
      details: { news, start, personId },
    }));
    await this.notifier.raise(raisings);
  }

  async asked({ eventId, requestId, studentId, start }: SessionRequestNotice): Promise<void> {
    if (start <= new Date().toISOString()) return;
    const counselors = await this.access.counselorsOf(studentId);
    const raisings = counselors.map((userId): Raising => ({
      notificationId: idFrom('notification', 'session-asked', eventId, userId),
      userId,
      kind: 'session-asked',
      about: { type: 'session-held', id: requestId },
      details: { start, personId: studentId },
    }));
    await this.notifier.raise(raisings);
  }

  /** Notifies once of all notes that are written until the student has seen the notification. */
  async notesWritten({ requestId, studentId, counselorId }: SessionNotes): Promise<void> {
    await this.projector.caughtUp(...SessionReader.views);
    const session = await this.sessions.find(requestId);
    if (!session) return;
    const raising: Raising = {
      notificationId: idFrom('notification', 'session-notes', requestId),
      userId: studentId,
      kind: 'session-notes',
      about: { type: 'session', id: requestId },
      details: { start: session.start, personId: counselorId },
    };
    await this.notifier.raise([raising], 'RaiseAgain');
  }
}

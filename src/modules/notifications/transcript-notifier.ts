import { Injectable } from '@nestjs/common';
import type { Notification } from '../../../projections/notifications/notifications';
import type { RecordedEvent } from '../../kernel/event';
import { idFrom } from '../../platform/http/request-context';
import { Projector } from '../../platform/projector/projector';
import type { Reactions } from '../../platform/reactor/reactor';
import { AccessReader } from '../identity/directory/directory.queries';
import type { RequestedDocument, TranscriptEvents } from '../transcripts/transcripts.events';
import { TranscriptReader, type Transcript } from '../transcripts/transcripts.queries';
import { Notifier, type Raising } from './notifier';

export const TRANSCRIPTS_CHANGED = 'notifications-transcripts-changed';

export interface TranscriptsChanged {
  readonly eventId: string;
  /** Null notifies nobody. */
  readonly kind: 'transcript-requested' | 'transcript-sent' | null;
  readonly studentId: string;
  /** The only document and its college, if there is one only. */
  readonly document: RequestedDocument['document'] | null;
  readonly college: string | null;
  readonly count: number;
}

const changed = (
  kind: TranscriptsChanged['kind'],
  { id: eventId, data: { studentId, documents } }: RecordedEvent<TranscriptEvents>,
) => {
  const [only] = documents.length === 1 ? documents : [];
  const about = { document: only?.document ?? null, college: only?.collegeName ?? null };
  const data: TranscriptsChanged = { eventId, kind, studentId, ...about, count: documents.length };
  return { job: TRANSCRIPTS_CHANGED, data };
};

/** Counselors are notified of what a student asks for, and the student of what was sent. */
export const transcriptReactions: Reactions<TranscriptEvents> = {
  SchoolDocumentsRequested: (event) =>
    event.metadata.actor.id === event.data.studentId ? changed('transcript-requested', event) : null,
  SchoolDocumentsSent: (event) => changed('transcript-sent', event),
  SchoolDocumentsWithdrawn: (event) => changed(null, event),
  SchoolDocumentsReopened: (event) => changed(null, event),
};

const KINDS = ['transcript-requested', 'transcript-sent'] as const;

const idOf = (kind: string, eventId: string, userId: string) => idFrom('notification', kind, eventId, userId);

/** Finds the documents of which a notification is still true. */
export const documentsIn = (
  { id, kind, userId }: Notification,
  documents: readonly Transcript[],
): Transcript[] =>
  documents.filter(({ requestEventId, sendEventId }) => {
    const eventId = kind === 'transcript-requested' ? requestEventId : sendEventId;
    return eventId !== null && idOf(kind, eventId, userId) === id;
  });

@Injectable()
export class TranscriptNotifier {
  constructor(
    private readonly access: AccessReader,
    private readonly transcripts: TranscriptReader,
    private readonly projector: Projector,
    private readonly notifier: Notifier,
  ) {}

  /** Raises before it withdraws: a change in between has its own job, which finds what was raised. */
  async changed(change: TranscriptsChanged): Promise<void> {
    const { kind, studentId } = change;
    if (kind !== null) await this.notify(change, kind);
    await this.projector.caughtUp(...TranscriptReader.views);
    const documents = await this.transcripts.ofStudent(studentId);
    await this.notifier.withdraw(
      KINDS,
      studentId,
      (notification) => documentsIn(notification, documents).length > 0,
    );
  }

  private async notify(
    { eventId, studentId, document, college, count }: TranscriptsChanged,
    kind: NonNullable<TranscriptsChanged['kind']>,
  ): Promise<void> {
    const isRequest = kind === 'transcript-requested';
    const userIds = isRequest ? await this.access.counselorsOf(studentId) : [studentId];
    const raisings = userIds.map((userId): Raising => ({
      notificationId: idOf(kind, eventId, userId),
      userId,
      kind,
      about: { type: 'transcripts', id: studentId },
      details: { document, college, count, ...(isRequest && { personId: studentId }) },
    }));
    await this.notifier.raise(raisings);
  }
}

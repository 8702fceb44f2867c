import { Injectable } from '@nestjs/common';
import type { RecordedEvent } from '../../kernel/event';
import { idFrom } from '../../platform/http/request-context';
import type { Reactions } from '../../platform/reactor/reactor';
import { AccessReader } from '../identity/directory/access.queries';
import type { RequestedDocument, TranscriptEvents } from '../transcripts/transcripts.events';
import { Notifier, type Raising } from './notifier';

export const TRANSCRIPTS_CHANGED = 'notifications-transcripts-changed';

export interface TranscriptsChanged {
  readonly eventId: string;
  readonly kind: 'transcript-requested' | 'transcript-sent';
  readonly studentId: string;
  /** The only document and its college, if there is one only. */
  readonly document: RequestedDocument['document'] | null;
  readonly college: string | null;
  readonly count: number;
}

type Heard = Pick<TranscriptEvents, 'SchoolDocumentsRequested' | 'SchoolDocumentsSent'>;

const changed = (
  kind: TranscriptsChanged['kind'],
  { id: eventId, data: { studentId, documents } }: RecordedEvent<Heard>,
) => {
  const [only] = documents.length === 1 ? documents : [];
  const about = { document: only?.document ?? null, college: only?.collegeName ?? null };
  const data: TranscriptsChanged = { eventId, kind, studentId, ...about, count: documents.length };
  return { job: TRANSCRIPTS_CHANGED, data };
};

/** Counselors are notified of what a student asks for, and the student of what was sent. */
export const transcriptReactions: Reactions<Heard> = {
  SchoolDocumentsRequested: (event) =>
    event.metadata.actor.id === event.data.studentId ? changed('transcript-requested', event) : null,
  SchoolDocumentsSent: (event) => changed('transcript-sent', event),
};

@Injectable()
export class TranscriptNotifier {
  constructor(
    private readonly access: AccessReader,
    private readonly notifier: Notifier,
  ) {}

  async notify({ eventId, kind, studentId, document, college, count }: TranscriptsChanged): Promise<void> {
    const isRequest = kind === 'transcript-requested';
    const userIds = isRequest ? await this.access.counselorsOf(studentId) : [studentId];
    const raisings = userIds.map((userId): Raising => ({
      notificationId: idFrom('notification', kind, eventId, userId),
      userId,
      kind,
      about: { type: 'transcripts', id: studentId },
      details: { document, college, count, ...(isRequest && { personId: studentId }) },
    }));
    await this.notifier.raise(raisings);
  }
}

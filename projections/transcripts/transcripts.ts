import type { DocumentProgress } from '../../contract/transcripts';
import { PERSON } from '../../src/kernel/personal';
import { projection } from '../../src/kernel/projection';
import type {
  RequestedDocument,
  SentDocument,
  TranscriptEvents,
} from '../../src/modules/transcripts/transcripts.events';

/** A document that was asked for, or sent, for one college. */
export interface Transcript extends DocumentProgress {
  readonly studentId: string;
  readonly ceebCode: string;
  readonly collegeName: string;
  readonly isSent: boolean;
  /** Who entered that it was sent. */
  readonly senderId: string | null;
  /** The events by which it was asked for and sent; those concerned were notified of them. */
  readonly requestEventId: string | null;
  readonly sendEventId: string | null;
}

export const transcripts = projection<Transcript, TranscriptEvents>({
  name: 'transcripts',
  contains: 'the transcripts and reports that students asked for, and how they were sent',
  version: 2,
  indexes: [{ studentId: 1, isSent: 1, sentOn: -1 }, { isSent: 1 }],
  key: ({ data }) => data.documents.map(({ requestId }) => requestId),
  empty: (id) => ({
    ...{ id, studentId: '', ceebCode: '', collegeName: '', document: 'transcript' },
    ...{ requestedOn: '', requestedBy: 'student', isSent: false, sentOn: null, way: null, senderId: null },
    ...{ requestEventId: null, sendEventId: null },
  }),
  erasure: { studentId: 'nothing', senderId: PERSON },
  exported: {
    sections: { schoolDocuments: 'studentId' },
    without: ['isSent', 'senderId', 'requestEventId', 'sendEventId'],
  },
  on: {
    SchoolDocumentsRequested: ({ id }, { id: requestEventId, data: { studentId, documents } }) => ({
      ...requestOf(id, studentId, documents),
      ...NOT_SENT,
      requestEventId,
    }),
    SchoolDocumentsWithdrawn: () => null,
    SchoolDocumentsSent: ({ id, requestEventId }, { id: sendEventId, data }) => ({
      ...requestOf(id, data.studentId, data.documents),
      ...sendingOf(id, data.documents),
      ...{ isSent: true, senderId: data.senderId, requestEventId, sendEventId },
    }),
    SchoolDocumentsReopened: ({ id, requestEventId }, { data: { studentId, documents } }) => ({
      ...requestOf(id, studentId, documents),
      ...NOT_SENT,
      requestEventId,
    }),
  },
});

const NOT_SENT = { isSent: false, sentOn: null, way: null, senderId: null, sendEventId: null } as const;

const named = <Of extends RequestedDocument>(id: string, documents: readonly Of[]): Of =>
  documents.find(({ requestId }) => requestId === id)!;

function requestOf(id: string, studentId: string, documents: readonly RequestedDocument[]) {
  const { ceebCode, collegeName, document, requestedOn, requestedBy } = named(id, documents);
  return { id, studentId, ceebCode, collegeName, document, requestedOn, requestedBy };
}

function sendingOf(id: string, documents: readonly SentDocument[]) {
  const { sentOn, way } = named(id, documents);
  return { sentOn, way };
}

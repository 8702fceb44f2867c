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
}

export const transcripts = projection<Transcript, TranscriptEvents>({
  name: 'transcripts',
  version: 1,
  indexes: [{ studentId: 1, isSent: 1, sentOn: -1 }, { isSent: 1 }],
  key: ({ data }) => data.documents.map(({ requestId }) => requestId),
  empty: (id) => ({
    ...{ id, studentId: '', ceebCode: '', collegeName: '', document: 'transcript' },
    ...{ requestedOn: '', requestedBy: 'student', isSent: false, sentOn: null, way: null, senderId: null },
  }),
  erasure: { studentId: 'nothing', senderId: PERSON },
  exported: { sections: { schoolDocuments: 'studentId' }, without: ['isSent', 'senderId'] },
  on: {
    SchoolDocumentsRequested: ({ id }, { data: { studentId, documents } }) => ({
      ...requestOf(id, studentId, documents),
      ...NOT_SENT,
    }),
    SchoolDocumentsWithdrawn: () => null,
    SchoolDocumentsSent: ({ id }, { data: { studentId, senderId, documents } }) => ({
      ...requestOf(id, studentId, documents),
      ...sendingOf(id, documents),
      isSent: true,
      senderId,
    }),
    SchoolDocumentsReopened: ({ id }, { data: { studentId, documents } }) => ({
      ...requestOf(id, studentId, documents),
      ...NOT_SENT,
    }),
  },
});

const NOT_SENT = { isSent: false, sentOn: null, way: null, senderId: null } as const;

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

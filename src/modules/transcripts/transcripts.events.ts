import { events } from '../../kernel/event';
import { CHOICE, PERSON } from '../../kernel/personal';

/** A document that a college is to get from the school, and who asked for it when. Days are `YYYY-MM-DD`. */
export interface RequestedDocument {
  readonly requestId: string;
  readonly ceebCode: string;
  readonly collegeName: string;
  readonly document: 'transcript' | 'school-report' | 'counselor-letter' | 'mid-year-report' | 'final-report';
  readonly requestedOn: string;
  readonly requestedBy: 'student' | 'staff';
}

export interface SentDocument extends RequestedDocument {
  readonly sentOn: string;
  readonly way: 'common-app' | 'electronic-service' | 'mail' | 'by-hand' | 'other';
}

/** The product sends nothing: that something was sent is what staff enter. */
export type TranscriptEvents = {
  SchoolDocumentsRequested: { studentId: string; documents: readonly RequestedDocument[] };
  SchoolDocumentsWithdrawn: { studentId: string; documents: readonly RequestedDocument[] };
  SchoolDocumentsSent: { studentId: string; senderId: string; documents: readonly SentDocument[] };
  /** They were not sent after all, and are asked for as before. */
  SchoolDocumentsReopened: { studentId: string; senderId: string; documents: readonly SentDocument[] };
};

/** Each is a list of what is about a college, a choice or a day. */
const documents = CHOICE;

const sampleDocument = {
  requestId: 'd1',
  ceebCode: '3434',
  collegeName: 'Harbor College',
  document: 'transcript',
  requestedOn: '2026-10-12',
  requestedBy: 'student',
} as const;

const sampleSent = { ...sampleDocument, sentOn: '2026-10-20', way: 'common-app' } as const;

export const transcriptEvents = events<TranscriptEvents>({
  SchoolDocumentsRequested: {
    fields: { studentId: PERSON, documents },
    sample: { studentId: 's1', documents: [sampleDocument] },
  },
  SchoolDocumentsWithdrawn: {
    fields: { studentId: PERSON, documents },
    sample: { studentId: 's1', documents: [sampleDocument] },
  },
  SchoolDocumentsSent: {
    fields: { studentId: PERSON, senderId: PERSON, documents },
    sample: { studentId: 's1', senderId: 'c1', documents: [sampleSent] },
  },
  SchoolDocumentsReopened: {
    fields: { studentId: PERSON, senderId: PERSON, documents },
    sample: { studentId: 's1', senderId: 'c1', documents: [sampleSent] },
  },
});

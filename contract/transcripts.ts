import type { CountedPage, Related, Resource } from './http';
import { date, required, type FieldRules } from './rules';

/** What a counselor sends to a college for a student. */
export const SCHOOL_DOCUMENTS = [
  'transcript',
  'school-report',
  'counselor-letter',
  'mid-year-report',
  'final-report',
] as const;
export type SchoolDocument = (typeof SCHOOL_DOCUMENTS)[number];

/** How a document left the school. The product itself sends nothing. */
export const SENDING_WAYS = ['common-app', 'electronic-service', 'mail', 'by-hand', 'other'] as const;
export type SendingWay = (typeof SENDING_WAYS)[number];

export const TRANSCRIPT_STATES = ['open', 'sent'] as const;
export const TRANSCRIPT_ORDERS = ['deadline', 'waiting'] as const;

export const TRANSCRIPTS_PER_PAGE = 50;
export const MAX_TRANSCRIPTS_AT_ONCE = 500;
export const MAX_COLLEGES_AT_ONCE = 50;

/** These follow the application, so its deadline is not theirs. */
const AFTER_THE_APPLICATION: readonly SchoolDocument[] = ['mid-year-report', 'final-report'];

export const isDueWithApplication = (document: SchoolDocument): boolean =>
  !AFTER_THE_APPLICATION.includes(document);

/** Days are `YYYY-MM-DD`. */
export interface DocumentProgress {
  readonly id: string;
  readonly document: SchoolDocument;
  readonly requestedOn: string;
  readonly requestedBy: 'student' | 'staff';
  /** Null until the staff enter that it was sent. */
  readonly sentOn: string | null;
  readonly way: SendingWay | null;
}

export type TranscriptResource = Resource<
  Omit<DocumentProgress, 'id'> & {
    readonly ceebCode: string;
    readonly college: string;
    /** The deadline of the application; null if it has none, or if the document follows the application. */
    readonly dueOn: string | null;
  },
  {
    readonly student: Related<{ readonly name: string }>;
    readonly sender: Related<{ readonly name: string }>;
  }
>;

export interface TranscriptPage extends CountedPage<TranscriptResource> {
  /** How many there are of all documents; those that are late or due within a week are open ones. */
  readonly counts: {
    readonly open: number;
    readonly late: number;
    readonly dueSoon: number;
    readonly sent: number;
  };
}

export interface TranscriptCalls {
  /** Lists what colleges are to get for the caller's students. Requests of applications that have ended are left out. */
  'GET /transcripts': { answer: TranscriptPage };
  /** The file has all documents that match, not one page of them. */
  'GET /transcripts.csv': { file: 'text/csv' };
  /** Enters that documents were sent. */
  'POST /transcripts/sent': { answer: void; refuses: 404 | 409 };
  /** Enters that documents were not sent after all. */
  'POST /transcripts/reopened': { answer: void; refuses: 404 };
  /** Asks for each of the documents for each of the colleges; what was asked for before stays as it is. */
  'POST /users/{studentId}/transcripts': { answer: void; refuses: 409 };
  'DELETE /users/{studentId}/transcripts/{id}': { answer: void; refuses: 409 };
}

export const transcriptRules = {
  sentOn: { ...required('date'), ...date('date') },
} as const satisfies Record<string, FieldRules>;

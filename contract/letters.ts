import type { Page, Related, Resource } from './http';
import type { Activity, Course, Honor } from './record';
import { date, maxLength, text, type FieldRules } from './rules';
import type { TestScore } from './test-scores';

/** `approval` waits for a counselor; `elsewhere` went out another way than through this product. */
export const LETTER_STATUSES = [
  'approval',
  'asked',
  'accepted',
  'written',
  'elsewhere',
  'declined',
  'refused',
  'canceled',
] as const;
export type LetterStatus = (typeof LETTER_STATUSES)[number];

/** The lists of the record that a student may show to the author of a letter. */
export const LETTER_SHARES = ['activities', 'honors', 'courses', 'testScores'] as const;
export type LetterShare = (typeof LETTER_SHARES)[number];

/** What a person may do with a request, which becomes its status. */
export const LETTER_MOVES = {
  student: { approval: ['canceled'], asked: ['canceled'], accepted: ['canceled'] },
  staff: { approval: ['asked', 'refused', 'canceled'], asked: ['canceled'], accepted: ['canceled'] },
  recommender: {
    asked: ['accepted', 'declined', 'elsewhere'],
    accepted: ['declined', 'elsewhere'],
    elsewhere: ['accepted'],
  },
} as const satisfies Record<string, Readonly<Partial<Record<LetterStatus, readonly LetterStatus[]>>>>;
export type LetterSide = keyof typeof LETTER_MOVES;

export const LETTER_ANSWERS = [
  'asked',
  'refused',
  'canceled',
  'accepted',
  'declined',
  'elsewhere',
] as const satisfies readonly LetterStatus[];
export type LetterAnswer = (typeof LETTER_ANSWERS)[number];

export const mayMoveLetter = (side: LetterSide, from: LetterStatus, to: LetterStatus): boolean => {
  const moves: Readonly<Partial<Record<LetterStatus, readonly LetterStatus[]>>> = LETTER_MOVES[side];
  return moves[from]?.includes(to) ?? false;
};

/** A request that has ended without a letter. */
export const isEndedLetter = (status: LetterStatus): boolean =>
  status === 'declined' || status === 'refused' || status === 'canceled';

/** A letter that is in the product or went out elsewhere. */
export const isLetterDone = (status: LetterStatus): boolean => status === 'written' || status === 'elsewhere';

/** The author was asked, and has neither written the letter nor declined. */
export const isLetterOwed = (status: LetterStatus): boolean => status === 'asked' || status === 'accepted';

/** The statuses in which the author sees a request. */
export const SEEN_BY_RECOMMENDER: readonly LetterStatus[] = ['asked', 'accepted', 'written', 'elsewhere'];

export const mayUploadLetter = (status: LetterStatus): boolean => SEEN_BY_RECOMMENDER.includes(status);

export const LETTER_MAX_BYTES = 5 * 1024 * 1024;
export const MAX_LETTER_COLLEGES = 20;
export const MAX_QUESTIONS = 15;
export const LETTERS_PER_PAGE = 50;

export const letterRules = {
  note: maxLength('text', 1000),
  reason: text('text', 500),
  question: text('text', 200),
  answer: maxLength('text', 2000),
  opensOn: date('date'),
} as const satisfies Record<string, FieldRules>;

export interface LetterCollege {
  readonly ceeb: string;
  readonly name: string;
  /** The student's deadline there; null if it is unknown. */
  readonly dueOn: string | null;
  readonly isSent: boolean;
}

export type LetterResource = Resource<
  {
    readonly status: LetterStatus;
    /** Why it was declined or refused. */
    readonly reason: string;
    readonly note: string;
    readonly shares: readonly LetterShare[];
    /** Whether the student gave up the right to see this letter. */
    readonly waived: boolean;
    readonly askedAt: string;
    readonly colleges: readonly LetterCollege[];
    /** The earliest deadline of these colleges. */
    readonly dueOn: string | null;
    /** Whether the caller may download it. */
    readonly readable: boolean;
  },
  {
    readonly student: Related<{ readonly name: string }>;
    readonly recommender: Related<{ readonly name: string }>;
  }
>;

export interface BragAnswer {
  readonly question: string;
  readonly answer: string;
}

/** What the student shares with the author of a letter. */
export interface LetterBackground {
  readonly answers: readonly BragAnswer[];
  readonly activities: readonly Activity[];
  readonly honors: readonly Honor[];
  readonly courses: readonly Course[];
  readonly testScores: readonly TestScore[];
}

export type LetterSheetResource = Resource<
  {
    /** Null until the student has chosen. */
    readonly waived: boolean | null;
    readonly answers: readonly BragAnswer[];
    readonly questions: readonly string[];
    /** The first day on which a student may ask; null if any day. */
    readonly opensOn: string | null;
    readonly needsApproval: boolean;
  },
  { readonly recommenders: { readonly data: readonly RecommenderResource[] } }
>;

export interface RecommenderResource {
  readonly id: string;
  readonly attributes: { readonly name: string };
}

export interface LetterSettings {
  readonly needsApproval: boolean;
  readonly opensOn: string | null;
  readonly questions: readonly string[];
}

export interface LetterCalls {
  /** A recommender's queue by the earliest deadline, or the letters of the students whom the caller counsels. */
  'GET /letters': { answer: Page<LetterResource> };
  /** Approves, refuses, accepts, declines or cancels a request, or says that the letter went out elsewhere. */
  'PATCH /letters/{id}': { answer: void };
  /** What the student shares with the author. */
  'GET /letters/{id}/background': { answer: { readonly data: LetterBackground } };
  'POST /letters/{id}/file': { upload: 'file'; answer: void };
  /** The student may download it unless the right to see it was waived. */
  'GET /letters/{id}/file': { file: 'application/pdf' };
  /** Replaces the list of colleges to which the letter was sent. */
  'PUT /letters/{id}/sent': { answer: void };
  'GET /users/{studentId}/letters': { answer: { readonly data: readonly LetterResource[] } };
  /** Asks an author of the school, or one by an address, who is invited unless there is an account. */
  'POST /users/{studentId}/letters': { answer: { readonly id: string } };
  /** The student's choice of rights and brag sheet, and what the school asks. */
  'GET /users/{studentId}/letter-sheet': { answer: { readonly data: LetterSheetResource } };
  'PUT /users/{studentId}/letter-sheet': { answer: void };
  /** Chooses once; only a counselor resets it. */
  'PUT /users/{studentId}/letter-rights': { answer: void };
  'DELETE /users/{studentId}/letter-rights': { answer: void };
  'GET /admin/entity/{id}/letters': { answer: { readonly data: LetterSettings } };
  'PUT /admin/entity/{id}/letters': { answer: void };
}

import type { Created, Page, Related, Resource } from './http';
import { date, required, text, wholeNumber, type FieldRules } from './rules';

export const NOTE_KINDS = ['meeting', 'call', 'family', 'other'] as const;
export type NoteKind = (typeof NOTE_KINDS)[number];

/** Who may read a note: its author alone, the staff who have access to the student, or these and the student. */
export const NOTE_VISIBILITIES = ['private', 'staff', 'student'] as const;
export type NoteVisibility = (typeof NOTE_VISIBILITIES)[number];

export const NOTES_PER_PAGE = 20;

const MAX_MINUTES = 600;

export const noteRules = {
  minutes: wholeNumber('minutes', 0, MAX_MINUTES),
  date: { ...required('date'), ...date('date') },
  text: text('text', 5000),
} as const satisfies Record<string, FieldRules>;

export type NoteResource = Resource<
  {
    readonly kind: NoteKind;
    /** The duration; 0 if it is unknown. */
    readonly minutes: number;
    /** The day of what the note is about. */
    readonly date: string;
    readonly text: string;
    readonly visibility: NoteVisibility;
  },
  { readonly author: Related<{ readonly name: string }> }
>;

/** What the caller's notes of one month and kind add up to. */
export type NoteMinutesResource = Resource<{
  /** Such as `2026-11`. */
  readonly month: string;
  readonly kind: NoteKind;
  readonly notes: number;
  readonly minutes: number;
}>;

export interface NoteCalls {
  /** The notes about a student that the caller may read, the latest first. */
  'GET /users/{studentId}/notes': { answer: Page<NoteResource> };
  'POST /users/{studentId}/notes': { answer: Created };
  'PATCH /users/{studentId}/notes/{noteId}': { answer: void };
  'DELETE /users/{studentId}/notes/{noteId}': { answer: void };
  'GET /notes/minutes': { answer: { readonly data: readonly NoteMinutesResource[] } };
  'GET /notes/minutes.csv': { file: 'text/csv' };
}

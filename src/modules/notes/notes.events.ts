import { type Changes, events, ON_OPENING } from '../../kernel/event';
import { CHOICE, FIGURE, ID, PERSON, sealedText, TIME } from '../../kernel/personal';

export interface NoteFields {
  readonly kind: 'meeting' | 'call' | 'family' | 'other';
  readonly minutes: number;
  /** The day of what the note is about, as `YYYY-MM-DD`. */
  readonly date: string;
  readonly text: string;
  /** Who may read it: its author alone, the staff who have access to the student, or these and the student. */
  readonly visibility: 'private' | 'staff' | 'student';
}

export interface NoteRef {
  readonly noteId: string;
  readonly studentId: string;
  readonly authorId: string;
}

export type NoteEvents = {
  NoteWritten: NoteRef & NoteFields;
  NoteEdited: NoteRef & { readonly changes: Changes<NoteFields> };
  NoteDeleted: NoteRef;
  NoteRestored: NoteRef & NoteFields;
};

const ref = { noteId: ID, studentId: PERSON, authorId: PERSON };
const noteFields = {
  kind: CHOICE,
  minutes: FIGURE,
  date: TIME,
  text: sealedText('studentId'),
  visibility: CHOICE,
};

const sampleRef = { noteId: 'n1', studentId: 'u1', authorId: 'u2' };
const sampleFields = {
  kind: 'family',
  minutes: 30,
  date: '2026-11-20',
  text: 'Her parents prefer a college nearby.',
  visibility: 'private',
} as const;

export const noteEvents = events<NoteEvents>({
  NoteWritten: {
    fields: { ...ref, ...noteFields },
    sample: { ...sampleRef, ...sampleFields },
    notPushed: ON_OPENING,
  },
  NoteEdited: {
    fields: { ...ref, changes: noteFields },
    sample: {
      ...sampleRef,
      changes: {
        kind: { from: 'family', to: 'call' },
        minutes: { from: 30, to: 45 },
        date: { from: '2026-11-20', to: '2026-11-21' },
        text: { from: 'Her parents prefer a college nearby.', to: 'Her parents agree to any college.' },
        visibility: { from: 'private', to: 'student' },
      },
    },
    notPushed: ON_OPENING,
  },
  NoteDeleted: { fields: ref, sample: sampleRef, notPushed: ON_OPENING },
  NoteRestored: {
    fields: { ...ref, ...noteFields },
    sample: { ...sampleRef, ...sampleFields },
    notPushed: ON_OPENING,
  },
});

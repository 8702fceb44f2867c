import type { NoteKind, NoteVisibility } from '../../contract/notes';
import { foldForSearch } from '../../contract/text';
import { PERSON } from '../../src/kernel/personal';
import { projection } from '../../src/kernel/projection';
import { applyChanges } from '../../src/kernel/event';
import type { NoteEvents, NoteFields } from '../../src/modules/notes/notes.events';

export interface Note {
  readonly id: string;
  readonly studentId: string;
  /** The author. */
  readonly staffId: string;
  readonly kind: NoteKind;
  readonly minutes: number;
  readonly date: string;
  readonly text: string;
  readonly visibility: NoteVisibility;
  /** The only one of the staff who may read the note, or `STAFF_WITH_ACCESS`. */
  readonly reader: string;
  /** The student, if the note is shared with the student. */
  readonly sharedWith: string | null;
  readonly search: string;
}

/** Stands for all staff who have access to the student. */
export const STAFF_WITH_ACCESS = 'staff';

export const notes = projection<Note, NoteEvents>({
  name: 'notes',
  contains: 'notes that staff wrote about students, and who may read each',
  version: 1,
  indexes: [
    { studentId: 1, date: -1 },
    { sharedWith: 1, date: -1 },
    { staffId: 1, date: 1 },
  ],
  key: ({ data }) => data.noteId,
  empty: (id) => ({
    ...{ id, studentId: '', staffId: '', kind: 'other', minutes: 0, date: '', text: '' },
    ...{ visibility: 'private', reader: '', sharedWith: null, search: '' },
  }),
  erasure: { studentId: 'nothing', sharedWith: 'nothing', staffId: PERSON, reader: PERSON },
  exported: {
    sections: { notes: 'sharedWith' },
    without: ['id', 'studentId', 'visibility', 'reader', 'sharedWith', 'search'],
  },
  on: {
    NoteWritten: (_, { data }) => noteOf(data.noteId, data.studentId, data.authorId, data),
    NoteEdited: (written, { data: { noteId, studentId, authorId, changes } }) =>
      noteOf(noteId, studentId, authorId, applyChanges<NoteFields>(written, changes)),
    NoteDeleted: () => null,
    NoteRestored: (_, { data }) => noteOf(data.noteId, data.studentId, data.authorId, data),
  },
});

const noteOf = (
  id: string,
  studentId: string,
  staffId: string,
  { kind, minutes, date, text, visibility }: NoteFields,
): Note => ({
  ...{ id, studentId, staffId, kind, minutes, date, text, visibility },
  reader: visibility === 'private' ? staffId : STAFF_WITH_ACCESS,
  sharedWith: visibility === 'student' ? studentId : null,
  search: foldForSearch(text),
});

import type { Describe } from '../../kernel/audit';
import type { NoteEvents } from './notes.events';

/** The audit omits what a note says, which only its readers may see. */
export const describeNotes: Describe<NoteEvents> = {
  NoteWritten: ({ studentId: subject }) => ({
    sentence: { en: 'Wrote a note about a student', es: 'Escribió una nota sobre un estudiante' },
    subject,
  }),
  NoteEdited: ({ studentId: subject }) => ({
    sentence: { en: 'Edited a note about a student', es: 'Editó una nota sobre un estudiante' },
    subject,
  }),
  NoteDeleted: ({ studentId: subject }) => ({
    sentence: { en: 'Deleted a note about a student', es: 'Eliminó una nota sobre un estudiante' },
    subject,
  }),
  NoteRestored: ({ studentId: subject }) => ({
    sentence: { en: 'Restored a note about a student', es: 'Restauró una nota sobre un estudiante' },
    subject,
  }),
};

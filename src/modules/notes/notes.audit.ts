import { entry, type Describe } from '../../kernel/audit';
import type { NoteEvents } from './notes.events';

/** The audit omits what a note says, which only its readers may see. */
export const describeNotes: Describe<NoteEvents> = {
  NoteWritten: entry('studentId', {
    en: 'Wrote a note about a student',
    es: 'Escribió una nota sobre un estudiante',
  }),
  NoteEdited: entry('studentId', {
    en: 'Edited a note about a student',
    es: 'Editó una nota sobre un estudiante',
  }),
  NoteDeleted: entry('studentId', {
    en: 'Deleted a note about a student',
    es: 'Eliminó una nota sobre un estudiante',
  }),
  NoteRestored: entry('studentId', {
    en: 'Restored a note about a student',
    es: 'Restauró una nota sobre un estudiante',
  }),
};

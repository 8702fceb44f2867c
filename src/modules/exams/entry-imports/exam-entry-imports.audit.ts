import { plural, type Describe } from '../../../kernel/audit';
import type { ExamEntryImportEvents } from './exam-entry-imports.events';

export const describeExamEntryImports: Describe<ExamEntryImportEvents> = {
  ExamEntryImportChecked: ({ rows, entries, faultCount }) => ({
    sentence: {
      en: `Checked a file with the answers of ${plural(rows, 'student')}`,
      es: `Revisó un archivo con las respuestas de ${plural(rows, 'estudiante')}`,
    },
    after: { entries, faults: faultCount },
  }),
  ExamEntryImportStarted: () => ({
    sentence: {
      en: 'Started entering the exams from a file',
      es: 'Empezó a ingresar los exámenes de un archivo',
    },
  }),
  ExamEntryImportFinished: ({ entries, faultCount }) => ({
    sentence: { en: 'Entered the exams from a file', es: 'Ingresó los exámenes de un archivo' },
    after: { entries, faults: faultCount },
  }),
  ExamEntryImportFailed: ({ reason }) => ({
    sentence: {
      en: 'Couldn’t enter the exams from a file',
      es: 'No pudo ingresar los exámenes de un archivo',
    },
    after: { reason },
  }),
  ExamEntryImportUndoStarted: () => ({
    sentence: {
      en: 'Started undoing the exams from a file',
      es: 'Empezó a deshacer los exámenes de un archivo',
    },
  }),
  ExamEntryImportUndone: ({ removed, kept }) => ({
    sentence: { en: 'Undid the exams from a file', es: 'Deshizo los exámenes de un archivo' },
    after: { removed, kept },
  }),
};

import { plural, type Describe } from '../../../kernel/audit';
import type { ExamEntryImportEvents } from './exam-entry-imports.events';

export const describeExamEntryImports: Describe<ExamEntryImportEvents> = {
  ExamEntryImportChecked: ({ fileName, rows, entries, faultCount }) => ({
    sentence: {
      en: `Checked the file '${fileName}' with the answers of ${plural(rows, 'student')}`,
      es: `Revisó el archivo “${fileName}” con las respuestas de ${plural(rows, 'estudiante')}`,
    },
    after: { entries, faults: faultCount },
  }),
  ExamEntryImportStarted: ({ fileName }) => ({
    sentence: {
      en: `Started entering the exams in '${fileName}'`,
      es: `Empezó a ingresar los exámenes de “${fileName}”`,
    },
  }),
  ExamEntryImportFinished: ({ fileName, entries, faultCount }) => ({
    sentence: { en: `Entered the exams in '${fileName}'`, es: `Ingresó los exámenes de “${fileName}”` },
    after: { entries, faults: faultCount },
  }),
  ExamEntryImportFailed: ({ fileName, reason }) => ({
    sentence: {
      en: `Failed to enter the exams in '${fileName}'`,
      es: `No pudo ingresar los exámenes de “${fileName}”`,
    },
    after: { reason },
  }),
  ExamEntryImportUndoStarted: ({ fileName }) => ({
    sentence: {
      en: `Started taking back the exams in '${fileName}'`,
      es: `Empezó a deshacer los exámenes de “${fileName}”`,
    },
  }),
  ExamEntryImportUndone: ({ fileName, removed, kept }) => ({
    sentence: { en: `Took back the exams in '${fileName}'`, es: `Deshizo los exámenes de “${fileName}”` },
    after: { removed, kept },
  }),
};

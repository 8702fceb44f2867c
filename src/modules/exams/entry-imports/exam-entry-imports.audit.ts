import { plural } from '../../../kernel/audit';
import type { DescribeImport } from '../../../platform/imports/imports.audit';
import type { EntryImportSteps } from './exam-entry-imports.events';

export const describeEntryImport: DescribeImport<EntryImportSteps> = {
  checked: ({ entries }, rows) => ({
    sentence: {
      en: `Checked a file with the answers of ${plural(rows, 'student')}`,
      es: `Revisó un archivo con las respuestas de ${plural(rows, 'estudiante')}`,
    },
    after: { entries },
  }),
  started: () => ({
    sentence: {
      en: 'Started entering the exams from a file',
      es: 'Empezó a ingresar los exámenes de un archivo',
    },
  }),
  finished: ({ entries }, issueCount) => ({
    sentence: { en: 'Entered the exams from a file', es: 'Ingresó los exámenes de un archivo' },
    after: { entries, faults: issueCount },
  }),
  failed: {
    en: 'Couldn’t enter the exams from a file',
    es: 'No pudo ingresar los exámenes de un archivo',
  },
  undoStarted: {
    en: 'Started undoing the exams from a file',
    es: 'Empezó a deshacer los exámenes de un archivo',
  },
  undone: { en: 'Undid the exams from a file', es: 'Deshizo los exámenes de un archivo' },
};

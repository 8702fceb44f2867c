import { plural } from '../../../kernel/audit';
import type { DescribeImport } from '../../../platform/imports/imports.audit';
import type { OutcomeImportSteps } from './outcome-imports.events';

export const describeOutcomeImport: DescribeImport<OutcomeImportSteps> = {
  checked: (counts, rows) => ({
    sentence: {
      en: `Checked a file with ${plural(rows, 'past result')}`,
      es: `Revisó un archivo con ${rows === 1 ? '1 resultado pasado' : `${rows} resultados pasados`}`,
    },
    after: { ...counts },
  }),
  started: () => ({
    sentence: {
      en: 'Started importing past results from a file',
      es: 'Empezó a importar los resultados pasados de un archivo',
    },
  }),
  finished: ({ outcomes }, issueCount) => ({
    sentence: {
      en: 'Imported past results from a file',
      es: 'Importó los resultados pasados de un archivo',
    },
    after: { outcomes, faults: issueCount },
  }),
  failed: {
    en: 'Couldn’t import past results from a file',
    es: 'No pudo importar los resultados pasados de un archivo',
  },
  undoStarted: {
    en: 'Started undoing the import of past results from a file',
    es: 'Empezó a deshacer la importación de los resultados pasados de un archivo',
  },
  undone: {
    en: 'Undid the import of past results from a file',
    es: 'Deshizo la importación de los resultados pasados de un archivo',
  },
};

import { plural } from '../../../kernel/audit';
import type { DescribeImport } from '../../../platform/imports/imports.audit';
import type { CollegeImportSteps } from '../colleges.events';

export const describeCollegeImport: DescribeImport<CollegeImportSteps> = {
  checked: (counts, rows) => ({
    sentence: {
      en: `Checked a file with ${plural(rows, 'college')}`,
      es: `Revisó un archivo con ${plural(rows, 'universidad', 'universidades')}`,
    },
    after: { ...counts },
  }),
  started: ({ publish }) => ({
    sentence: {
      en: 'Started importing colleges from a file',
      es: 'Empezó a importar universidades de un archivo',
    },
    after: { status: publish ? 'published' : 'review' },
  }),
  finished: (counts) => ({
    sentence: { en: 'Imported colleges from a file', es: 'Importó universidades de un archivo' },
    after: { ...counts },
  }),
  failed: {
    en: 'Couldn’t import colleges from a file',
    es: 'No pudo importar universidades de un archivo',
  },
  undoStarted: {
    en: 'Started undoing the import of a file',
    es: 'Empezó a deshacer la importación de un archivo',
  },
  undone: { en: 'Undid the import of a file', es: 'Deshizo la importación de un archivo' },
};

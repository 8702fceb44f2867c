import { plural } from '../../../kernel/audit';
import type { DescribeImport } from '../../../platform/imports/imports.audit';
import type { FormImportSteps } from './exam-forms.events';

const CONTENTS = { key: 'las claves', scale: 'las escalas' };

export const describeFormImport: DescribeImport<FormImportSteps> = {
  checked: ({ content, forms }, rows) => ({
    sentence: {
      en: `Checked a file with the ${content} of ${plural(forms.length, 'exam form')}`,
      es: `Revisó un archivo con ${CONTENTS[content]} de ${plural(forms.length, 'modelo')} de examen`,
    },
    after: { rows, forms: forms.map(({ formId }) => formId) },
  }),
  started: () => ({
    sentence: {
      en: 'Started importing exam forms from a file',
      es: 'Empezó a importar modelos de examen de un archivo',
    },
  }),
  finished: () => ({
    sentence: {
      en: 'Imported exam forms from a file',
      es: 'Importó modelos de examen de un archivo',
    },
  }),
  failed: {
    en: 'Couldn’t import exam forms from a file',
    es: 'No pudo importar modelos de examen de un archivo',
  },
  undoStarted: {
    en: 'Started undoing the import of exam forms from a file',
    es: 'Empezó a deshacer la importación de modelos de examen de un archivo',
  },
  undone: {
    en: 'Undid the import of exam forms from a file',
    es: 'Deshizo la importación de modelos de examen de un archivo',
  },
};

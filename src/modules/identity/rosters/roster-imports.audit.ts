import { plural } from '../../../kernel/audit';
import type { DescribeImport } from '../../../platform/imports/imports.audit';
import type { RosterImportSteps } from './roster-imports.events';

export const describeRosterImport: DescribeImport<RosterImportSteps> = {
  checked: (counts, rows) => ({
    sentence: {
      en: `Checked a file with ${plural(rows, 'row')} of people`,
      es: `Revisó un archivo con ${plural(rows, 'fila')} de personas`,
    },
    after: { ...counts },
  }),
  started: ({ send }) => ({
    sentence: {
      en: `Started importing people from a file${send ? ', with invitations by email' : ''}`,
      es: `Empezó a importar a las personas de un archivo${send ? ', con invitaciones por correo' : ''}`,
    },
  }),
  finished: ({ people }, issueCount) => ({
    sentence: { en: 'Imported people from a file', es: 'Importó a las personas de un archivo' },
    after: { people, faults: issueCount },
  }),
  failed: {
    en: 'Couldn’t import people from a file',
    es: 'No pudo importar a las personas de un archivo',
  },
  undoStarted: {
    en: 'Started undoing the import of people from a file',
    es: 'Empezó a deshacer la importación de las personas de un archivo',
  },
  undone: {
    en: 'Undid the import of people from a file',
    es: 'Deshizo la importación de las personas de un archivo',
  },
};

import { plural, type Describe } from '../../../kernel/audit';
import type { RosterImportEvents } from './roster-imports.events';

export const describeRosterImports: Describe<RosterImportEvents> = {
  RosterImportChecked: ({ rows, entityId, people, unchanged, faultCount }) => ({
    sentence: {
      en: `Checked a file with ${plural(rows, 'row')} of people`,
      es: `Revisó un archivo con ${plural(rows, 'fila')} de personas`,
    },
    after: { entityId, people, unchanged, faults: faultCount },
  }),
  RosterImportStarted: ({ send }) => ({
    sentence: {
      en: `Started importing people from a file${send ? ', with invitations by email' : ''}`,
      es: `Empezó a importar a las personas de un archivo${send ? ', con invitaciones por correo' : ''}`,
    },
  }),
  RosterImportFinished: ({ people, faultCount }) => ({
    sentence: { en: 'Imported people from a file', es: 'Importó a las personas de un archivo' },
    after: { people, faults: faultCount },
  }),
  RosterImportFailed: ({ reason }) => ({
    sentence: {
      en: 'Couldn’t import people from a file',
      es: 'No pudo importar a las personas de un archivo',
    },
    after: { reason },
  }),
  RosterImportUndoStarted: () => ({
    sentence: {
      en: 'Started undoing the import of people from a file',
      es: 'Empezó a deshacer la importación de las personas de un archivo',
    },
  }),
  RosterImportUndone: ({ removed, kept }) => ({
    sentence: {
      en: 'Undid the import of people from a file',
      es: 'Deshizo la importación de las personas de un archivo',
    },
    after: { removed, kept },
  }),
};

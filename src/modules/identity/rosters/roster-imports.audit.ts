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
      en: `Started importing the people of a file${send ? ', with invitations by mail' : ''}`,
      es: `Empezó a importar a las personas de un archivo${send ? ', con invitaciones por correo' : ''}`,
    },
  }),
  RosterImportFinished: ({ people, faultCount }) => ({
    sentence: { en: 'Imported the people of a file', es: 'Importó a las personas de un archivo' },
    after: { people, faults: faultCount },
  }),
  RosterImportFailed: ({ reason }) => ({
    sentence: {
      en: 'Failed to import the people of a file',
      es: 'No pudo importar a las personas de un archivo',
    },
    after: { reason },
  }),
  RosterImportUndoStarted: () => ({
    sentence: {
      en: 'Started taking back the people of a file',
      es: 'Empezó a deshacer la importación de las personas de un archivo',
    },
  }),
  RosterImportUndone: ({ removed, kept }) => ({
    sentence: {
      en: 'Took back the people of a file',
      es: 'Deshizo la importación de las personas de un archivo',
    },
    after: { removed, kept },
  }),
};

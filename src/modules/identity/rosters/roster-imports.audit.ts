import { plural, type Describe } from '../../../kernel/audit';
import type { RosterImportEvents } from './roster-imports.events';

export const describeRosterImports: Describe<RosterImportEvents> = {
  RosterImportChecked: ({ fileName, rows, entityId, people, unchanged, faultCount }) => ({
    sentence: {
      en: `Checked the file '${fileName}' with ${plural(rows, 'row')} of people`,
      es: `Revisó el archivo “${fileName}” con ${plural(rows, 'fila')} de personas`,
    },
    after: { entityId, people, unchanged, faults: faultCount },
  }),
  RosterImportStarted: ({ fileName, send }) => ({
    sentence: {
      en: `Started importing the people in '${fileName}'${send ? ', with invitations by mail' : ''}`,
      es: `Empezó a importar a las personas de “${fileName}”${send ? ', con invitaciones por correo' : ''}`,
    },
  }),
  RosterImportFinished: ({ fileName, people, faultCount }) => ({
    sentence: { en: `Imported the people in '${fileName}'`, es: `Importó a las personas de “${fileName}”` },
    after: { people, faults: faultCount },
  }),
  RosterImportFailed: ({ fileName, reason }) => ({
    sentence: {
      en: `Failed to import the people in '${fileName}'`,
      es: `No pudo importar a las personas de “${fileName}”`,
    },
    after: { reason },
  }),
  RosterImportUndoStarted: ({ fileName }) => ({
    sentence: {
      en: `Started taking back the people in '${fileName}'`,
      es: `Empezó a deshacer la importación de las personas de “${fileName}”`,
    },
  }),
  RosterImportUndone: ({ fileName, removed, kept }) => ({
    sentence: {
      en: `Took back the people in '${fileName}'`,
      es: `Deshizo la importación de las personas de “${fileName}”`,
    },
    after: { removed, kept },
  }),
};

import { plural, type Describe } from '../../../kernel/audit';
import type { RosterImportEvents } from './roster-imports.events';

export const describeRosterImports: Describe<RosterImportEvents> = {
  RosterImportChecked: ({ fileName, rows, entityId, people, unchanged, faultCount }) => ({
    sentence: `Checked the file '${fileName}' with ${plural(rows, 'row')} of people`,
    after: { entityId, people, unchanged, faults: faultCount },
  }),
  RosterImportStarted: ({ fileName, send }) => ({
    sentence: `Started importing the people in '${fileName}'${send ? ', with invitations by mail' : ''}`,
  }),
  RosterImportFinished: ({ fileName, people, faultCount }) => ({
    sentence: `Imported the people in '${fileName}'`,
    after: { people, faults: faultCount },
  }),
  RosterImportFailed: ({ fileName, reason }) => ({
    sentence: `Failed to import the people in '${fileName}'`,
    after: { reason },
  }),
  RosterImportUndoStarted: ({ fileName }) => ({
    sentence: `Started taking back the people in '${fileName}'`,
  }),
  RosterImportUndone: ({ fileName, removed, kept }) => ({
    sentence: `Took back the people in '${fileName}'`,
    after: { removed, kept },
  }),
};

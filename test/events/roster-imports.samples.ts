import type { RosterImportEvents } from '../../src/modules/identity/rosters/roster-imports.events';
import type { Samples } from './samples';

const file = { importId: 'im1', ownerId: 'a1', fileName: 'students.csv' };
const fault = { line: 4, severity: 'error', message: 'The role must be student.' } as const;

export const rosterImportSamples = {
  RosterImportChecked: {
    ...file,
    entityId: 'e1',
    encoding: 'UTF-8',
    rows: 24,
    people: 20,
    unchanged: 3,
    faults: [fault],
    faultCount: 1,
  },
  RosterImportStarted: { ...file, send: true },
  RosterImportFinished: { ...file, people: 20, faults: [fault], faultCount: 1 },
  RosterImportFailed: { ...file, reason: 'unexpected' },
  RosterImportUndoStarted: file,
  RosterImportUndone: { ...file, removed: 19, kept: 1 },
} satisfies Samples<RosterImportEvents>;

import type { CollegeEvents, CollegeImportEvents } from '../../src/modules/colleges/colleges.events';
import { addedWithMajors, editedWithMajors } from './older-colleges.samples';
import type { Samples } from './samples';

/** A stored event keeps the order of its fields, in which the status is the last one. */
const { status, ...others } = editedWithMajors.changes;

export const collegeSamples = {
  CollegeAdded: { ...addedWithMajors, facts: { ...addedWithMajors.facts, testPolicy: 'considered' } },
  CollegeEdited: {
    ...editedWithMajors,
    changes: { ...others, testPolicy: { from: null, to: 'considered' }, status },
  },
  CollegeDeleted: { ceebCode: '2001', name: 'Saint Example College', importId: null },
  CollegeDeadlinesChanged: {
    ceebCode: '2001',
    name: 'Saint Example College',
    changes: {
      eaDeadline: { from: null, to: '2026-11-01' },
      ed1Deadline: { from: '2026-11-15', to: null },
      ed2Deadline: { from: '2027-01-01', to: '2027-01-05' },
      regDeadline: { from: null, to: '2027-01-15' },
    },
  },
  CollegeDeadlinesReset: {
    ceebCode: '2001',
    name: 'Saint Example College',
    deadlines: { eaDeadline: '2026-11-01', ed1Deadline: null, ed2Deadline: null, regDeadline: '2027-01-15' },
  },
  CollegeImportChecked: {
    importId: 'i1',
    ownerId: 'a1',
    fileName: 'colleges.csv',
    encoding: 'Windows-1252',
    rows: 4,
    counts: { added: 2, changed: 1, unchanged: 0 },
    faults: [{ line: 3, severity: 'error', message: 'No name' }],
    faultCount: 1,
  },
  CollegeImportStarted: { importId: 'i1', ownerId: 'a1', fileName: 'colleges.csv', publish: true },
  CollegeImportFinished: {
    importId: 'i1',
    ownerId: 'a1',
    fileName: 'colleges.csv',
    counts: { added: 2, changed: 1, unchanged: 0 },
    faults: [{ line: 3, severity: 'warning', message: 'Harbor has the code 6001.' }],
    faultCount: 1,
  },
  CollegeImportFailed: { importId: 'i1', ownerId: 'a1', fileName: 'colleges.csv', reason: 'unexpected' },
  CollegeImportUndoStarted: { importId: 'i1', ownerId: 'a1', fileName: 'colleges.csv' },
  CollegeImportUndone: {
    importId: 'i1',
    ownerId: 'a1',
    fileName: 'colleges.csv',
    counts: { deleted: 1, restored: 1, kept: 1 },
  },
} satisfies Samples<CollegeEvents & CollegeImportEvents>;

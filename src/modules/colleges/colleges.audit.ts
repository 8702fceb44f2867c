import { plural, sides, type Describe } from '../../kernel/audit';
import {
  UNKNOWN_AT_FIRST,
  UNKNOWN_AT_SECOND,
  type CollegeEvents,
  type CollegeFacts,
  type CollegeImportEvents,
} from './colleges.events';

const byImport = (importId: string | null, undo: boolean) =>
  importId === null ? '' : undo ? ', taking an import back' : ' by an import';

/** Facts that were not stated from the first are told where they are known. */
const later = { ...UNKNOWN_AT_FIRST, ...UNKNOWN_AT_SECOND };
const told = (facts: CollegeFacts) =>
  Object.fromEntries(Object.entries(facts).filter(([fact, value]) => value !== null || !(fact in later)));

export const describeColleges: Describe<CollegeEvents & CollegeImportEvents> = {
  CollegeAdded: ({ ceebCode, description, facts, status, importId }) => ({
    sentence: `Added the college '${description.name}' (${ceebCode})${byImport(importId, false)}`,
    after: { ...description, ...told(facts), status },
  }),
  CollegeEdited: ({ ceebCode, name, changes, importId, undo }) => ({
    sentence: `Edited the college '${name}' (${ceebCode})${byImport(importId, undo)}`,
    ...sides(changes),
  }),
  CollegeDeleted: ({ ceebCode, name, importId }) => ({
    sentence: `Deleted the college '${name}' (${ceebCode})${byImport(importId, true)}`,
    before: { name },
  }),
  CollegeDeadlinesChanged: ({ ceebCode, name, changes }) => ({
    sentence: `Changed the deadlines of the college '${name}' (${ceebCode})`,
    ...sides(changes),
  }),
  CollegeDeadlinesReset: ({ ceebCode, name, deadlines }) => ({
    sentence: `Reset the deadlines of the college '${name}' (${ceebCode})`,
    before: { ...deadlines },
  }),
  CollegeImportChecked: ({ fileName, rows, counts, faultCount }) => ({
    sentence: `Checked the file '${fileName}' with ${plural(rows, 'college')}`,
    after: { ...counts, faults: faultCount },
  }),
  CollegeImportStarted: ({ fileName, publish }) => ({
    sentence: `Started importing colleges from '${fileName}'`,
    after: { status: publish ? 'published' : 'review' },
  }),
  CollegeImportFinished: ({ fileName, counts }) => ({
    sentence: `Imported colleges from '${fileName}'`,
    after: { ...counts },
  }),
  CollegeImportFailed: ({ fileName, reason }) => ({
    sentence: `Failed to import colleges from '${fileName}'`,
    after: { reason },
  }),
  CollegeImportUndoStarted: ({ fileName }) => ({
    sentence: `Started taking back the import of '${fileName}'`,
  }),
  CollegeImportUndone: ({ fileName, counts }) => ({
    sentence: `Took back the import of '${fileName}'`,
    after: { ...counts },
  }),
};

import type {
  CollegeDescription,
  CollegeFacts,
  CollegeStatus,
  Deadlines,
  FileEncoding,
  ImportFault,
} from '../../../contract/colleges';
import { events, type Changes } from '../../kernel/event';
import { CATALOGUE, CHOICE, FIGURE, ID, OPERATION } from '../../kernel/personal';

export type CollegeFields = CollegeDescription & CollegeFacts & { readonly status: CollegeStatus };

/** What was read of a file, and what running it did. */
export interface ImportCounts {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
}

/** `kept` counts colleges that were edited by hand since the import added them. */
export interface UndoCounts {
  readonly deleted: number;
  readonly restored: number;
  readonly kept: number;
}

// Names and shapes are stored for ever: never edit one in place, add an upcast.
export type CollegeEvents = {
  /** `importId` is null where a person added it by hand. */
  CollegeAdded: {
    ceebCode: string;
    description: CollegeDescription;
    facts: CollegeFacts;
    status: CollegeStatus;
    importId: string | null;
  };
  /** With an `importId`, by that import, or by taking it back. */
  CollegeEdited: {
    ceebCode: string;
    name: string;
    changes: Changes<CollegeFields>;
    importId: string | null;
    undo: boolean;
  };
  /** With an `importId`, by taking back the import that had added it. */
  CollegeDeleted: { ceebCode: string; name: string; importId: string | null };
  CollegeDeadlinesChanged: { ceebCode: string; name: string; changes: Changes<Deadlines> };
  /** `deadlines` are what they were. */
  CollegeDeadlinesReset: { ceebCode: string; name: string; deadlines: Deadlines };
};

export type CollegeImportEvents = {
  /** What running it would do; the first hundred faults. */
  CollegeImportChecked: {
    importId: string;
    fileName: string;
    encoding: FileEncoding;
    rows: number;
    counts: ImportCounts;
    faults: readonly ImportFault[];
    faultCount: number;
  };
  CollegeImportStarted: { importId: string; fileName: string; publish: boolean };
  CollegeImportFinished: { importId: string; fileName: string; counts: ImportCounts };
  CollegeImportFailed: { importId: string; fileName: string; reason: string };
  CollegeImportUndoStarted: { importId: string; fileName: string };
  CollegeImportUndone: { importId: string; fileName: string; counts: UndoCounts };
};

const college = { ceebCode: CATALOGUE, name: CATALOGUE };
const file = { importId: ID, fileName: CATALOGUE };

export const collegeEvents = events<CollegeEvents & CollegeImportEvents>({
  CollegeAdded: {
    fields: {
      ceebCode: CATALOGUE,
      description: CATALOGUE,
      facts: CATALOGUE,
      status: CATALOGUE,
      importId: ID,
    },
  },
  CollegeEdited: { fields: { ...college, changes: CATALOGUE, importId: ID, undo: CHOICE } },
  CollegeDeleted: { fields: { ...college, importId: ID } },
  CollegeDeadlinesChanged: { fields: { ...college, changes: CATALOGUE } },
  CollegeDeadlinesReset: { fields: { ...college, deadlines: CATALOGUE } },
  CollegeImportChecked: {
    fields: {
      ...file,
      encoding: CATALOGUE,
      rows: FIGURE,
      counts: FIGURE,
      faults: CATALOGUE,
      faultCount: FIGURE,
    },
  },
  CollegeImportStarted: { fields: { ...file, publish: CHOICE } },
  CollegeImportFinished: { fields: { ...file, counts: FIGURE } },
  CollegeImportFailed: { fields: { ...file, reason: OPERATION } },
  CollegeImportUndoStarted: { fields: file },
  CollegeImportUndone: { fields: { ...file, counts: FIGURE } },
});

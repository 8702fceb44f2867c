import { events } from '../../../kernel/event';
import { CATALOGUE, CHOICE, FIGURE, ID, OPERATION, PERSON } from '../../../kernel/personal';

/** The sentence names a line and what is wrong there, and quotes nothing of it. */
interface Fault {
  readonly line: number;
  readonly severity: 'error' | 'warning';
  readonly message: string;
}

interface File {
  importId: string;
  fileName: string;
}

interface Outcome {
  /** Who can get an account, or got one. */
  people: number;
  /** The first hundred. */
  faults: readonly Fault[];
  faultCount: number;
}

// Names and shapes are stored for ever: never edit one in place, add an upcast.
export type RosterImportEvents = {
  /** What running it would do. */
  RosterImportChecked: File &
    Outcome & {
      /** Who uploaded it. */
      ownerId: string;
      entityId: string;
      encoding: 'UTF-8' | 'UTF-16' | 'Windows-1252';
      rows: number;
      /** Who has had an account there before. */
      unchanged: number;
    };
  /** `send`: each person is invited by mail at once. */
  RosterImportStarted: File & { send: boolean };
  /** With the faults that there were from the first, and those that turned up since. */
  RosterImportFinished: File & Outcome;
  RosterImportFailed: File & { reason: string };
  RosterImportUndoStarted: File;
  RosterImportUndone: File & { removed: number; kept: number };
};

const file = { importId: ID, fileName: OPERATION };
const outcome = { people: FIGURE, faults: OPERATION, faultCount: FIGURE };

export const rosterImportEvents = events<RosterImportEvents>({
  RosterImportChecked: {
    fields: {
      ...file,
      ...outcome,
      ownerId: PERSON,
      entityId: ID,
      encoding: CATALOGUE,
      rows: FIGURE,
      unchanged: FIGURE,
    },
  },
  RosterImportStarted: { fields: { ...file, send: CHOICE } },
  RosterImportFinished: { fields: { ...file, ...outcome } },
  RosterImportFailed: { fields: { ...file, reason: OPERATION } },
  RosterImportUndoStarted: { fields: file },
  RosterImportUndone: { fields: { ...file, removed: FIGURE, kept: FIGURE } },
});

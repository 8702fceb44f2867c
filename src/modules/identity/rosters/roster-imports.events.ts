import { events } from '../../../kernel/event';
import {
  CATALOGUE,
  CHOICE,
  FIGURE,
  ID,
  OPERATION,
  PERSON,
  sealedSince,
  sealedText,
} from '../../../kernel/personal';

/** The sentence names a line and what is wrong there, and quotes nothing of it. */
interface Fault {
  readonly line: number;
  readonly severity: 'error' | 'warning';
  readonly message: string;
}

interface File {
  importId: string;
  /** Who uploaded it. */
  ownerId: string;
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

const file = { importId: ID, ownerId: PERSON, fileName: sealedText('ownerId') };
/** A file may be called after a student, which was not sealed at first. */
const upcasts = [sealedSince('fileName', 'ownerId')];
const outcome = { people: FIGURE, faults: OPERATION, faultCount: FIGURE };

export const rosterImportEvents = events<RosterImportEvents>({
  RosterImportChecked: {
    fields: {
      ...file,
      ...outcome,
      entityId: ID,
      encoding: CATALOGUE,
      rows: FIGURE,
      unchanged: FIGURE,
    },
    upcasts,
  },
  RosterImportStarted: { fields: { ...file, send: CHOICE }, upcasts },
  RosterImportFinished: { fields: { ...file, ...outcome }, upcasts },
  RosterImportFailed: { fields: { ...file, reason: OPERATION }, upcasts },
  RosterImportUndoStarted: { fields: file, upcasts },
  RosterImportUndone: { fields: { ...file, removed: FIGURE, kept: FIGURE }, upcasts },
});

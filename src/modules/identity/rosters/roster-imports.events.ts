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
import { IMPORT_STEP } from '../../../kernel/reasons';

/** The sentence names a line and the issue there, without quoting the file. */
interface RosterIssue {
  readonly line: number;
  readonly severity: 'error' | 'warning';
  readonly message: string;
}

interface File {
  importId: string;
  ownerId: string;
  fileName: string;
}

interface Outcome {
  /** Counts the people who can get an account, or got one. */
  people: number;
  /** Only the first hundred issues are listed. */
  faults: readonly RosterIssue[];
  faultCount: number;
}

export type RosterImportEvents = {
  /** States what running it would do. */
  RosterImportChecked: File &
    Outcome & {
      entityId: string;
      encoding: 'UTF-8' | 'UTF-16' | 'Windows-1252';
      rows: number;
      /** Counts the people who had an account there before. */
      unchanged: number;
    };
  /** `send` means that each person is invited by mail at once. */
  RosterImportStarted: File & { send: boolean };
  /** The issues are those of the check and those found while running. */
  RosterImportFinished: File & Outcome;
  RosterImportFailed: File & { reason: string };
  RosterImportUndoStarted: File;
  RosterImportUndone: File & { removed: number; kept: number };
};

const file = { importId: ID, ownerId: PERSON, fileName: sealedText('ownerId') };
/** A file may be named after a student; the first version did not seal the name. */
const upcasts = [sealedSince('fileName', 'ownerId')];
const outcome = { people: FIGURE, faults: OPERATION, faultCount: FIGURE };

const sampleFile = { importId: 'im1', ownerId: 'a1', fileName: 'students.csv' };
const sampleFault = { line: 4, severity: 'error', message: 'The role must be student.' } as const;

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
    sample: {
      ...sampleFile,
      entityId: 'e1',
      encoding: 'UTF-8',
      rows: 24,
      people: 20,
      unchanged: 3,
      faults: [sampleFault],
      faultCount: 1,
    },
    upcasts,
    notUndone: IMPORT_STEP,
  },
  RosterImportStarted: {
    fields: { ...file, send: CHOICE },
    sample: { ...sampleFile, send: true },
    upcasts,
    notUndone: IMPORT_STEP,
  },
  RosterImportFinished: {
    fields: { ...file, ...outcome },
    sample: { ...sampleFile, people: 20, faults: [sampleFault], faultCount: 1 },
    upcasts,
    notUndone: IMPORT_STEP,
  },
  RosterImportFailed: {
    fields: { ...file, reason: OPERATION },
    sample: { ...sampleFile, reason: 'unexpected' },
    upcasts,
    notUndone: IMPORT_STEP,
  },
  RosterImportUndoStarted: { fields: file, sample: sampleFile, upcasts, notUndone: IMPORT_STEP },
  RosterImportUndone: {
    fields: { ...file, removed: FIGURE, kept: FIGURE },
    sample: { ...sampleFile, removed: 19, kept: 1 },
    upcasts,
    notUndone: IMPORT_STEP,
  },
});

import { events } from '../../../kernel/event';
import { CATALOGUE, FIGURE, ID, OPERATION, PERSON, sealedSince, sealedText } from '../../../kernel/personal';

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
  /** Rows that can be entered, or were. */
  entries: number;
  /** The first hundred. */
  faults: readonly Fault[];
  faultCount: number;
}

// Names and shapes are stored for ever: never edit one in place, add an upcast.
export type ExamEntryImportEvents = {
  /** What running it would do. */
  ExamEntryImportChecked: File &
    Outcome & {
      encoding: 'UTF-8' | 'UTF-16' | 'Windows-1252';
      rows: number;
    };
  ExamEntryImportStarted: File;
  /** With the faults that there were from the first, and those that turned up since. */
  ExamEntryImportFinished: File & Outcome;
  ExamEntryImportFailed: File & { reason: string };
  ExamEntryImportUndoStarted: File;
  ExamEntryImportUndone: File & { removed: number; kept: number };
};

const file = { importId: ID, ownerId: PERSON, fileName: sealedText('ownerId') };
/** A file may be called after a student, which was not sealed at first. */
const upcasts = [sealedSince('fileName', 'ownerId')];
const outcome = { entries: FIGURE, faults: OPERATION, faultCount: FIGURE };

export const examEntryImportEvents = events<ExamEntryImportEvents>({
  ExamEntryImportChecked: {
    fields: { ...file, ...outcome, encoding: CATALOGUE, rows: FIGURE },
    upcasts,
  },
  ExamEntryImportStarted: { fields: file, upcasts },
  ExamEntryImportFinished: { fields: { ...file, ...outcome }, upcasts },
  ExamEntryImportFailed: { fields: { ...file, reason: OPERATION }, upcasts },
  ExamEntryImportUndoStarted: { fields: file, upcasts },
  ExamEntryImportUndone: { fields: { ...file, removed: FIGURE, kept: FIGURE }, upcasts },
});

import { events } from '../../../kernel/event';
import { CATALOGUE, FIGURE, ID, OPERATION, PERSON, sealedSince, sealedText } from '../../../kernel/personal';
import { IMPORT_STEP } from '../../../kernel/reasons';

/** The sentence names a line and the issue there, without quoting the file. */
interface EntryImportIssue {
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
  entries: number;
  /** Only the first hundred issues are listed. */
  faults: readonly EntryImportIssue[];
  faultCount: number;
}

export type ExamEntryImportEvents = {
  ExamEntryImportChecked: File &
    Outcome & {
      encoding: 'UTF-8' | 'UTF-16' | 'Windows-1252';
      rows: number;
    };
  ExamEntryImportStarted: File;
  /** The issues are those of the check and those found while running. */
  ExamEntryImportFinished: File & Outcome;
  ExamEntryImportFailed: File & { reason: string };
  ExamEntryImportUndoStarted: File;
  ExamEntryImportUndone: File & { removed: number; kept: number };
};

const file = { importId: ID, ownerId: PERSON, fileName: sealedText('ownerId') };
/** A file may be named after a student; the first version did not seal the name. */
const upcasts = [sealedSince('fileName', 'ownerId')];
const outcome = { entries: FIGURE, faults: OPERATION, faultCount: FIGURE };

const sampleFile = { importId: 'im1', ownerId: 'a1', fileName: 'period-3.csv' };
const sampleFault = { line: 4, severity: 'error', message: 'The type must be SAT or ACT.' } as const;

export const examEntryImportEvents = events<ExamEntryImportEvents>({
  ExamEntryImportChecked: {
    fields: { ...file, ...outcome, encoding: CATALOGUE, rows: FIGURE },
    sample: {
      ...sampleFile,
      ownerId: 'c1',
      encoding: 'UTF-8',
      rows: 24,
      entries: 23,
      faults: [sampleFault],
      faultCount: 1,
    },
    upcasts,
    notUndone: IMPORT_STEP,
  },
  ExamEntryImportStarted: { fields: file, sample: sampleFile, upcasts, notUndone: IMPORT_STEP },
  ExamEntryImportFinished: {
    fields: { ...file, ...outcome },
    sample: { ...sampleFile, entries: 23, faults: [sampleFault], faultCount: 1 },
    upcasts,
    notUndone: IMPORT_STEP,
  },
  ExamEntryImportFailed: {
    fields: { ...file, reason: OPERATION },
    sample: { ...sampleFile, reason: 'unexpected' },
    upcasts,
    notUndone: IMPORT_STEP,
  },
  ExamEntryImportUndoStarted: { fields: file, sample: sampleFile, upcasts, notUndone: IMPORT_STEP },
  ExamEntryImportUndone: {
    fields: { ...file, removed: FIGURE, kept: FIGURE },
    sample: { ...sampleFile, removed: 22, kept: 1 },
    upcasts,
    notUndone: IMPORT_STEP,
  },
});

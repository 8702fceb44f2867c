import type { ExamEntryImportEvents } from '../../src/modules/exams/entry-imports/exam-entry-imports.events';
import type { Samples } from './samples';

const file = { importId: 'im1', ownerId: 'a1', fileName: 'period-3.csv' };
const fault = { line: 4, severity: 'error', message: 'The type must be SAT or ACT.' } as const;

export const examEntryImportSamples = {
  ExamEntryImportChecked: {
    ...file,
    ownerId: 'c1',
    encoding: 'UTF-8',
    rows: 24,
    entries: 23,
    faults: [fault],
    faultCount: 1,
  },
  ExamEntryImportStarted: file,
  ExamEntryImportFinished: { ...file, entries: 23, faults: [fault], faultCount: 1 },
  ExamEntryImportFailed: { ...file, reason: 'unexpected' },
  ExamEntryImportUndoStarted: file,
  ExamEntryImportUndone: { ...file, removed: 22, kept: 1 },
} satisfies Samples<ExamEntryImportEvents>;

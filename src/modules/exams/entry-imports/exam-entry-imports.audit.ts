import { plural, type Describe } from '../../../kernel/audit';
import type { ExamEntryImportEvents } from './exam-entry-imports.events';

export const describeExamEntryImports: Describe<ExamEntryImportEvents> = {
  ExamEntryImportChecked: ({ fileName, rows, entries, faultCount }) => ({
    sentence: `Checked the file '${fileName}' with the answers of ${plural(rows, 'student')}`,
    after: { entries, faults: faultCount },
  }),
  ExamEntryImportStarted: ({ fileName }) => ({ sentence: `Started entering the exams in '${fileName}'` }),
  ExamEntryImportFinished: ({ fileName, entries, faultCount }) => ({
    sentence: `Entered the exams in '${fileName}'`,
    after: { entries, faults: faultCount },
  }),
  ExamEntryImportFailed: ({ fileName, reason }) => ({
    sentence: `Failed to enter the exams in '${fileName}'`,
    after: { reason },
  }),
  ExamEntryImportUndoStarted: ({ fileName }) => ({
    sentence: `Started taking back the exams in '${fileName}'`,
  }),
  ExamEntryImportUndone: ({ fileName, removed, kept }) => ({
    sentence: `Took back the exams in '${fileName}'`,
    after: { removed, kept },
  }),
};

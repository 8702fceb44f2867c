import { describeImportsOf } from '../platform/imports/imports.audit';
import { describeCollegeImport } from './colleges/imports/college-imports.audit';
import { describeEntryImport } from './exams/entry-imports/exam-entry-imports.audit';
import { describeFormImport } from './exams/forms/form-imports.audit';
import { describeOutcomeImport } from './outcomes/imports/outcome-imports.audit';
import { describeRosterImport } from './identity/rosters/roster-imports.audit';

export const describeImports = describeImportsOf({
  'college-import': describeCollegeImport,
  'exam-entry-import': describeEntryImport,
  'exam-form-import': describeFormImport,
  'outcome-import': describeOutcomeImport,
  'roster-import': describeRosterImport,
});

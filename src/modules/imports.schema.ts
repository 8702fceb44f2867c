import { imports } from '../../projections/imports';
import { defineSchema } from '../kernel/schema';
import { describeImports } from '../platform/imports/imports.audit';
import { importEvents } from '../platform/imports/imports.events';
import { describeCollegeImport } from './colleges/imports/college-imports.audit';
import { describeEntryImport } from './exams/entry-imports/exam-entry-imports.audit';
import { describeFormImport } from './exams/forms/form-imports.audit';
import { describeRosterImport } from './identity/rosters/roster-imports.audit';

export const importsSchema = defineSchema({
  events: importEvents,
  audit: describeImports({
    'college-import': describeCollegeImport,
    'exam-entry-import': describeEntryImport,
    'exam-form-import': describeFormImport,
    'roster-import': describeRosterImport,
  }),
  projections: [imports],
});

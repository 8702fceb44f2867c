import { collegeImports } from '../../../projections/college-imports';
import { colleges } from '../../../projections/colleges';
import { importedColleges } from '../../../projections/imported-colleges';
import { defineSchema } from '../../kernel/schema';
import { describeColleges } from './colleges.audit';
import { collegeEvents } from './colleges.events';

export const collegesSchema = defineSchema({
  events: collegeEvents,
  audit: describeColleges,
  projections: [collegeImports, colleges, importedColleges],
});

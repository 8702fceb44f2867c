import { colleges } from '../../../projections/colleges/colleges';
import { importedColleges } from '../../../projections/colleges/imported-colleges';
import { defineSchema } from '../../kernel/schema';
import { describeColleges } from './colleges.audit';
import { collegeEvents } from './colleges.events';

export const collegesSchema = defineSchema({
  events: collegeEvents,
  audit: describeColleges,
  projections: [colleges, importedColleges],
});

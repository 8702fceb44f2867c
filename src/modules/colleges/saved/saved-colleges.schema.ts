import { savedColleges } from '../../../../projections/colleges/saved-colleges';
import { defineSchema } from '../../../kernel/schema';
import { describeSavedColleges } from './saved-colleges.audit';
import { savedCollegeEvents } from './saved-colleges.events';

export const savedCollegesSchema = defineSchema({
  events: savedCollegeEvents,
  audit: describeSavedColleges,
  projections: [savedColleges],
});

import { about } from '../../../projections/about';
import { activities, courses, honors, testScores } from '../../../projections/owned-lists';
import { studentProgress } from '../../../projections/student-progress';
import { defineSchema } from '../../kernel/schema';
import { describeProfile } from './profile.audit';
import { recordEvents } from './profile.events';

export const profileSchema = defineSchema({
  events: recordEvents,
  audit: describeProfile,
  projections: [about, activities, courses, honors, studentProgress, testScores],
});

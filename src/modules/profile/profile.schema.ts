import { activities, courses, honors, testScores } from '../../../projections/owned-lists';
import { defineSchema } from '../../kernel/schema';
import { describeProfile } from './profile.audit';
import { recordEvents } from './profile.events';

export const profileSchema = defineSchema({
  events: recordEvents,
  audit: describeProfile,
  projections: [activities, courses, honors, testScores],
});

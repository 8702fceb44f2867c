import { testScores } from '../../../projections/test-scores';
import { defineSchema } from '../../kernel/schema';
import { describeProfile } from './profile.audit';
import { testScoreEvents } from './profile.events';

export const profileSchema = defineSchema({
  events: testScoreEvents,
  audit: describeProfile,
  projections: [testScores],
});

import { about } from '../../../projections/profile/about';
import { activities, courses, honors, testScores } from '../../../projections/profile/owned-lists';
import { studentProgress } from '../../../projections/profile/student-progress';
import { defineSchema } from '../../kernel/schema';
import { describeRecordExports } from './exports/record-exports.audit';
import { recordExportEvents } from './exports/record-exports.events';
import { describeProfile } from './profile.audit';
import { recordEvents } from './profile.events';

export const profileSchema = defineSchema({
  events: { ...recordEvents, ...recordExportEvents },
  audit: { ...describeProfile, ...describeRecordExports },
  projections: [about, activities, courses, honors, studentProgress, testScores],
});

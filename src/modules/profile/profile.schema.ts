import { about } from '../../../projections/about';
import { activities, courses, honors, testScores } from '../../../projections/owned-lists';
import { studentProgress } from '../../../projections/student-progress';
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

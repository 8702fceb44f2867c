import type { Describe } from '../../kernel/audit';
import { describeOwnedList } from './owned-list';
import type {
  ActivityFields,
  CourseFields,
  HonorFields,
  RecordEvents,
  TestScoreFields,
} from './profile.events';

export const describeProfile: Describe<RecordEvents> = {
  ...describeOwnedList<'Activity', ActivityFields>('Activity', 'an activity'),
  ActivitiesRanked: ({ studentId }) => ({ sentence: 'Put the activities in order', subject: studentId }),
  ...describeOwnedList<'Honor', HonorFields>('Honor', 'an honor'),
  ...describeOwnedList<'Course', CourseFields>('Course', 'a course'),
  ...describeOwnedList<'TestScore', TestScoreFields>('TestScore', 'a test'),
};

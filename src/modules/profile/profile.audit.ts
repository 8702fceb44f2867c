import { sides, type Describe } from '../../kernel/audit';
import { describeOwnedList } from './owned-list.audit';
import type {
  ActivityFields,
  CourseFields,
  HonorFields,
  RecordEvents,
  TestScoreFields,
} from './profile.events';

const told =
  (sentence: string) =>
  ({ studentId, ...group }: { studentId: string } & Record<string, unknown>) => ({
    sentence,
    subject: studentId,
    ...sides(group),
  });

export const describeProfile: Describe<RecordEvents> = {
  ...describeOwnedList<'Activity', ActivityFields>('Activity', 'an activity'),
  ActivitiesRanked: ({ studentId }) => ({ sentence: 'Put the activities in order', subject: studentId }),
  NumbersStated: told('Stated grades and class rank'),
  SchoolStated: told('Stated the high school'),
  MajorsChosen: told('Chose majors'),
  FavoritesChosen: told('Chose favorites'),
  NotesWritten: told('Wrote the notes'),
  ...describeOwnedList<'Honor', HonorFields>('Honor', 'an honor'),
  ...describeOwnedList<'Course', CourseFields>('Course', 'a course'),
  ...describeOwnedList<'TestScore', TestScoreFields>('TestScore', 'a test'),
};

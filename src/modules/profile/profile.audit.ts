import type { RecordPart } from '../../../contract/record-history';
import { sides, type Describe, type Fields } from '../../kernel/audit';
import { changesBetween } from '../../kernel/event';
import { describeOwnedList } from './owned-list.audit';
import type {
  ActivityFields,
  CourseFields,
  HonorFields,
  RecordEvents,
  TestScoreFields,
} from './profile.events';

type Told = { readonly studentId: string } & Record<string, unknown>;

/** A text is a field of its own. */
const fieldsOf = (part: RecordPart, group: unknown): Fields =>
  typeof group === 'object' ? { ...group } : { [part]: group };

/** Field by field, as far as it is not as it was. */
const told =
  (sentence: string, part: RecordPart) =>
  ({ studentId, ...groups }: Told) => {
    const { from, to } = groups[part] as { readonly from: unknown; readonly to: unknown };
    const after = fieldsOf(part, to);
    const changes = from === null ? { after } : sides(changesBetween(fieldsOf(part, from), after));
    return { sentence, subject: studentId, part, ...changes };
  };

export const describeProfile: Describe<RecordEvents> = {
  ...describeOwnedList<'Activity', ActivityFields>('Activity', 'an activity', 'activities'),
  ActivitiesRanked: ({ studentId }) => ({
    sentence: 'Put the activities in order',
    subject: studentId,
    part: 'activities',
  }),
  NumbersStated: told('Stated grades and class rank', 'numbers'),
  SchoolStated: told('Stated the high school', 'school'),
  MajorsChosen: told('Chose majors', 'majors'),
  FavoritesChosen: told('Chose favorites', 'favorites'),
  NotesWritten: told('Wrote the notes', 'notes'),
  ...describeOwnedList<'Honor', HonorFields>('Honor', 'an honor', 'honors'),
  ...describeOwnedList<'Course', CourseFields>('Course', 'a course', 'courses'),
  ...describeOwnedList<'TestScore', TestScoreFields>('TestScore', 'a test', 'tests'),
};

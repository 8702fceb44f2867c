import type { RecordPart } from '../../../contract/record-history';
import { serverEvent } from '../../../contract/realtime';
import type { RecordedEvent } from '../../kernel/event';
import type { AccessReader } from '../identity/directory/directory.queries';
import type { LiveMessage, LiveRules } from '../../platform/realtime/live-feed';
import type { RecordEvents } from './profile.events';
import { activities, courses, honors, testScores } from './record/record.decider';

/** Notifies the student and the staff who may act for him or her. */
export function profileLiveRules(access: AccessReader): LiveRules<RecordEvents> {
  const changed =
    (part: RecordPart) =>
    async ({ data: { studentId }, revision }: RecordedEvent<RecordEvents>): Promise<LiveMessage[]> => [
      {
        to: [studentId, ...(await access.staffOf(studentId))],
        event: serverEvent('record.changed', studentId, revision, { part }),
      },
    ];

  const listChanged = ({ evolve }: { readonly evolve: object }, part: RecordPart) =>
    Object.fromEntries(Object.keys(evolve).map((type) => [type, changed(part)]));

  return {
    ...listChanged(activities, 'activities'),
    ...listChanged(courses, 'courses'),
    ...listChanged(honors, 'honors'),
    ...listChanged(testScores, 'tests'),
    NumbersStated: changed('numbers'),
    SchoolStated: changed('school'),
    MajorsChosen: changed('majors'),
    FavoritesChosen: changed('favorites'),
    NotesWritten: changed('notes'),
  };
}

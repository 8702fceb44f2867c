import { serverEvent } from '../../../../contract/realtime';
import type { RecordedEvent } from '../../../kernel/event';
import type { AccessReader } from '../../identity/directory/access.queries';
import type { LiveMessage, LiveRules } from '../../../platform/realtime/live-feed';
import type { ExamEntryEvents } from './exam-entries.events';

/** Notifies the student and the staff who may act for him or her. */
export function examEntryLiveRules(access: AccessReader): LiveRules<ExamEntryEvents> {
  const changed = async ({
    data: { entryId, studentId },
    revision,
  }: RecordedEvent<ExamEntryEvents>): Promise<LiveMessage[]> => [
    {
      to: [studentId, ...(await access.staffOf(studentId))],
      event: serverEvent('exam.changed', entryId, revision, { studentId }),
    },
  ];
  return {
    ExamEntered: changed,
    ExamEdited: changed,
    ExamScored: changed,
    ExamCounted: changed,
    ExamRemoved: changed,
  };
}

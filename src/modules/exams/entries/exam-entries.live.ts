import { serverEvent } from '../../../../contract/realtime';
import type { AccessReader } from '../../identity/directory/directory.queries';
import { ruleFor, type LiveRules, type Recorded } from '../../../platform/realtime/live-feed';
import type { ExamEntryEvents } from './exam-entries.events';

/** Notifies the student and the staff who may act for him or her. */
export function examEntryLiveRules(access: AccessReader): LiveRules<ExamEntryEvents> {
  const changed = async ({
    data: { entryId, studentId },
    revision,
  }: Recorded<{ entryId: string; studentId: string }>) => [
    {
      to: [studentId, ...(await access.staffOf(studentId))],
      event: serverEvent('exam.changed', entryId, revision, { studentId }),
    },
  ];
  return ruleFor(changed, 'ExamEntered', 'ExamEdited', 'ExamScored', 'ExamCounted', 'ExamRemoved');
}

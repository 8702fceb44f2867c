import { serverEvent } from '../../../contract/realtime';
import { ruleFor, type LiveRules, type Recorded } from '../../platform/realtime/live-feed';
import type { AccessReader } from '../identity/directory/directory.queries';
import type { LetterRef, LetterRequestEvents } from './letters.events';

/** Pushes changes of a request to the student, those who see the student and the author. */
export function letterLiveRules(access: AccessReader): LiveRules<LetterRequestEvents> {
  const changed = async ({
    data: { requestId, studentId, recommenderId },
    revision,
  }: Recorded<LetterRef>) => [
    {
      to: [studentId, recommenderId, ...(await access.watchersOf(studentId))],
      event: serverEvent('letter.changed', requestId, revision, { studentId }),
    },
  ];
  return ruleFor(changed, 'LetterRequested', 'LetterRequestMoved', 'LetterUploaded', 'LetterSent');
}

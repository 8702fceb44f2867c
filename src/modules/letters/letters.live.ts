import { serverEvent } from '../../../contract/realtime';
import type { LiveMessage, LiveRules } from '../../platform/realtime/live-feed';
import type { AccessReader } from '../identity/directory/access.queries';
import type { LetterRef, LetterRequestEvents } from './letters.events';

/** Pushes changes of a request to the student, those who see the student and the author. */
export function letterLiveRules(access: AccessReader): LiveRules<LetterRequestEvents> {
  const changed = async ({
    data: { requestId, studentId, recommenderId },
    revision,
  }: {
    data: LetterRef;
    revision: number;
  }): Promise<LiveMessage[]> => [
    {
      to: [studentId, recommenderId, ...(await access.watchersOf(studentId))],
      event: serverEvent('letter.changed', requestId, revision, { studentId }),
    },
  ];
  return {
    LetterRequested: changed,
    LetterRequestMoved: changed,
    LetterUploaded: changed,
    LetterSent: changed,
  };
}

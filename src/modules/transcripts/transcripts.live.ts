import { serverEvent } from '../../../contract/realtime';
import type { AccessReader } from '../identity/directory/directory.queries';
import type { LiveRules, Recorded } from '../../platform/realtime/live-feed';
import type { TranscriptEvents } from './transcripts.events';

/** Pushes changes to the student, the staff and the parents. */
export function transcriptLiveRules(access: AccessReader): LiveRules<TranscriptEvents> {
  const changed = async ({ data: { studentId }, revision }: Recorded<{ studentId: string }>) => [
    {
      to: [studentId, ...(await access.watchersOf(studentId))],
      event: serverEvent('transcript.changed', studentId, revision, {}),
    },
  ];
  return {
    SchoolDocumentsRequested: changed,
    SchoolDocumentsWithdrawn: changed,
    SchoolDocumentsSent: changed,
    SchoolDocumentsReopened: changed,
  };
}

import { serverEvent } from '../../../contract/realtime';
import type { Accounts } from '../../platform/auth/session-user';
import type { AccessReader } from '../identity/directory/directory.queries';
import { ruleFor, type LiveMessage, type LiveRules, type Recorded } from '../../platform/realtime/live-feed';
import type { CreditEvents } from './credits.events';
import type { SessionEvents } from './sessions.events';

interface Concerned {
  readonly requestId: string;
  readonly studentId: string;
  readonly counselorId?: string | null;
  readonly before?: string | null;
}

/** Pushes sessions to student, staff, parents and admins; hours also to students who may book them. */
export function sessionLiveRules(
  accounts: Accounts,
  access: AccessReader,
): LiveRules<SessionEvents & CreditEvents> {
  const session = async (
    { data: { requestId, studentId }, revision }: Recorded<Concerned>,
    ...counselors: readonly (string | null)[]
  ): Promise<LiveMessage[]> => {
    const two = [studentId, ...counselors].filter((id) => id !== null);
    const [watchers, admins] = await Promise.all([access.watchersOf(studentId), accounts.withRole('admin')]);
    const to = [...new Set([...two, ...watchers, ...admins])];
    return [{ to, event: serverEvent('session.changed', requestId, revision, { studentId }) }];
  };

  const ofBoth = (event: Recorded<Concerned>) => session(event, event.data.counselorId ?? null);

  const slots = async (id: string, counselorId: string, revision: number): Promise<LiveMessage[]> => {
    const [admins, students] = await Promise.all([
      accounts.withRole('admin'),
      access.studentsOf({ id: counselorId, role: 'counselor' }),
    ]);
    const event = serverEvent('slots.changed', id, revision, { counselorId });
    return [{ to: [counselorId, ...admins, ...students], event }];
  };

  const hours = ({ data: { counselorId }, revision }: Recorded<{ counselorId: string }>) =>
    slots(counselorId, counselorId, revision);

  const hour = ({
    data: { hourId, counselorId },
    revision,
  }: Recorded<{ hourId: string; counselorId: string }>) => slots(hourId, counselorId, revision);

  const credits = async ({ data, revision }: Recorded<{ studentId: string }>): Promise<LiveMessage[]> => [
    {
      to: [data.studentId, ...(await accounts.withRole('admin'))],
      event: serverEvent('credits.changed', data.studentId, revision, {}),
    },
  ];

  return {
    ...ruleFor(hours, 'WeeklyHoursSet', 'ExceptionSet', 'SlotPublished', 'SlotWithdrawn'),
    ...ruleFor(hour, 'HourBooked', 'HourFreed'),
    SessionRequested: async (event) => {
      const { requestId, preferredId } = event.data;
      return [
        ...(await ofBoth(event)),
        ...(preferredId === null ? [] : await slots(requestId, preferredId, event.revision)),
      ];
    },
    CounselorAssigned: (event) => session(event, event.data.counselorId, event.data.before),
    ...ruleFor(ofBoth, 'PaymentWaived', 'CounselorReleased', 'SessionRescheduled', 'SessionMoved'),
    ...ruleFor(ofBoth, 'SessionDeclined', 'SessionTimeProposed', 'SessionCancelled', 'SessionEnded'),
    ...ruleFor(ofBoth, 'SessionLapsed', 'SessionNotesWritten', 'SessionAttended'),
    ...ruleFor(credits, 'CreditGranted', 'CreditHeld', 'CreditReturned', 'CreditSpent', 'CreditTakenBack'),
  };
}

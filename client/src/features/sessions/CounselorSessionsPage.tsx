import { Button } from '@blueprintjs/core';
import type { SessionRequestResource, HourAvailability, WaitingSessionResource } from 'contract/sessions';
import { operationRules } from 'contract/admin';
import { formatInstant } from '../../shared/lib/time';
import { ButtonLink } from '../../shared/ui/ButtonLink';
import { openDialog } from '../../shared/ui/dialogs';
import { AddIcon, TimeIcon } from '../../shared/ui/icons';
import { lazyComponent } from '../../shared/ui/lazyComponent';
import { Toolbar } from '../../shared/ui/Toolbar';
import { useSignedInUser } from '../../shared/api/session';
import { Field } from '../../shared/form/Field';
import { openForm } from '../../shared/form/openForm';
import { Stack, Text } from '../../shared/layout/layout';
import { Loaded } from '../../shared/list/Loaded';
import { toast } from '../../shared/ui/toast';
import { t as all } from './en';
import { t as staff } from './staff/en';
import { MySessions } from './MySessions';
import { useChanges } from './useChanges';
import { useNow } from './useNow';
import { SessionCard } from './SessionCard';
import { SessionsApi } from './sessions.api';
import { studentOf, useReplies, waiverOf } from './useReplies';

const t = all.session;

const OfferSession = lazyComponent(() => import('./OfferSession'));

export default function CounselorSessionsPage() {
  const { moveAndCancel, writeNotes } = useChanges();
  const now = useNow();
  const after = (session: SessionRequestResource) => {
    const time = formatInstant(session.attributes.timeRequested);
    const student = session.relationships.student.data?.id;
    return (
      <>
        <Button text={t.notes} aria-label={t.notesLabel(time)} onClick={() => writeNotes(session)} />
        {student && (
          <ButtonLink
            to={`/counselor/counselor-tasks?studentId=${student}&tab=add`}
            aria-label={t.tasksLabel(time)}
          >
            {t.tasks}
          </ButtonLink>
        )}
      </>
    );
  };
  return (
    <>
      <Toolbar>
        <Button
          intent="primary"
          icon={<AddIcon />}
          text={staff.offer.open}
          onClick={() => openDialog(OfferSession, {})}
        />
        <ButtonLink to="/schedule" icon={<TimeIcon />}>
          {all.titles.schedule}
        </ButtonLink>
      </Toolbar>
      <WaitingRequests />
      <MySessions
        other="student"
        actions={(session) => (
          <>
            {moveAndCancel(session)}
            {hasBegun(session, now) && after(session)}
          </>
        )}
      />
    </>
  );
}

const hasBegun = ({ attributes: { state, timeRequested } }: SessionRequestResource, now: number) =>
  state === 'done' || (state === 'booked' && Date.parse(timeRequested) <= now);

const waitingText = staff.waiting;

type Waiting = WaitingSessionResource;

/** The requests of the counselor's students that no counselor has accepted yet. */
function WaitingRequests() {
  const query = SessionsApi.useWaitingRequestsQuery();
  return (
    <Loaded query={query} what={waitingText.loading} loading={<></>}>
      {(requests) =>
        requests.length > 0 && (
          <Stack as="section" gap={3} below={5}>
            <h2>{waitingText.heading(requests.length)}</h2>
            <Stack as="ul" gap={4}>
              {requests.map((request) => (
                <li key={request.id}>
                  <SessionCard session={request} other="student" isWaiting>
                    <Answers request={request} />
                  </SessionCard>
                </li>
              ))}
            </Stack>
          </Stack>
        )
      }
    </Loaded>
  );
}

const AVAILABILITY: Readonly<Record<HourAvailability, string>> = {
  free: waitingText.free,
  'outside-hours': waitingText.outside,
  booked: waitingText.booked,
};

function Answers({ request }: { request: Waiting }) {
  const { id: userId } = useSignedInUser();
  const accept = useAccepting();
  const { decline, propose } = useReplies();
  const { timeRequested, availability, replies } = request.attributes;
  const names = [studentOf(request), formatInstant(timeRequested)] as const;
  const proposed = replies.find(({ counselorId }) => counselorId === userId)?.proposedTime;
  return (
    <>
      <Button
        intent="primary"
        text={waitingText.accept}
        aria-label={waitingText.acceptLabel(...names)}
        disabled={availability !== 'free'}
        onClick={() => void accept(request)}
      />
      <Button
        text={waitingText.propose}
        aria-label={waitingText.proposeLabel(...names)}
        onClick={() => propose(request)}
      />
      <Button
        variant="minimal"
        text={waitingText.decline}
        aria-label={waitingText.declineLabel(...names)}
        onClick={() => decline(request)}
      />
      <Text size={2} tone="muted" alignSelf="center">
        {proposed ? waitingText.proposedBefore(formatInstant(proposed)) : AVAILABILITY[availability]}
      </Text>
    </>
  );
}

function useAccepting() {
  const { id: counselorId } = useSignedInUser();
  const [assign] = SessionsApi.useAssignCounselorMutation();
  return async (request: Waiting) => {
    const run = async (reason?: string) => {
      await assign({ counselorId, sessionRequestId: request.id, reason }).unwrap();
      toast.success(waitingText.accepted(studentOf(request)));
    };
    const waiver = waiverOf(request);
    if (!waiver) return run().catch(toast.failure);
    openForm<{ reason: string }>({
      title: waitingText.acceptLabel(studentOf(request), formatInstant(request.attributes.timeRequested)),
      submitLabel: waitingText.accept,
      defaults: { reason: '' },
      onSubmit: ({ reason }) => run(reason),
      children: (
        <>
          <p>{waiver}</p>
          <Field<{ reason: string }>
            name="reason"
            label={all.requests.reason}
            rules={operationRules.reason}
            missing={all.requests.reasonMissing}
          />
        </>
      ),
    });
  };
}

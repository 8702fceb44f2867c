import { Button } from '@blueprintjs/core';
import type { HourAvailability, WaitingSessionResource } from 'contract/sessions';
import { operationRules } from 'contract/admin';
import { useSignedInUser } from '../../shared/api/session';
import { Field } from '../../shared/form/Field';
import { openForm } from '../../shared/form/openForm';
import { Stack, Text } from '../../shared/layout/layout';
import { formatInstant } from '../../shared/lib/time';
import { Loaded } from '../../shared/list/Loaded';
import { toast } from '../../shared/ui/toast';
import { t as all } from './en';
import { t as staff } from './staff/en';
import { SessionCard } from './SessionCard';
import { useAssignCounselorMutation, useWaitingRequestsQuery } from './sessions.api';
import { studentOf, useReplies, waiverOf } from './useReplies';

const t = staff.waiting;

type Waiting = WaitingSessionResource;

/** The requests of the counselor's students that no counselor has accepted yet. */
export function WaitingRequests() {
  const query = useWaitingRequestsQuery();
  return (
    <Loaded query={query} what={t.loading} loading={<></>}>
      {(requests) =>
        requests.length > 0 && (
          <Stack as="section" gap={3} below={5}>
            <h2>{t.heading(requests.length)}</h2>
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
  free: t.free,
  'outside-hours': t.outside,
  booked: t.booked,
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
        text={t.accept}
        aria-label={t.acceptLabel(...names)}
        disabled={availability !== 'free'}
        onClick={() => void accept(request)}
      />
      <Button text={t.propose} aria-label={t.proposeLabel(...names)} onClick={() => propose(request)} />
      <Button
        variant="minimal"
        text={t.decline}
        aria-label={t.declineLabel(...names)}
        onClick={() => decline(request)}
      />
      <Text size={2} tone="muted" alignSelf="center">
        {proposed ? t.proposedBefore(formatInstant(proposed)) : AVAILABILITY[availability]}
      </Text>
    </>
  );
}

function useAccepting() {
  const { id: counselorId } = useSignedInUser();
  const [assign] = useAssignCounselorMutation();
  return async (request: Waiting) => {
    const run = async (reason?: string) => {
      await assign({ counselorId, sessionRequestId: request.id, reason }).unwrap();
      toast.success(t.accepted(studentOf(request)));
    };
    const waiver = waiverOf(request);
    if (!waiver) return run().catch(toast.failure);
    openForm<{ reason: string }>({
      title: t.acceptLabel(studentOf(request), formatInstant(request.attributes.timeRequested)),
      submitLabel: t.accept,
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

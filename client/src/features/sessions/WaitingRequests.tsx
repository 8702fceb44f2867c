import { Button } from '@blueprintjs/core';
import type { HourAvailability, WaitingSessionResource } from 'contract/sessions';
import { operationRules } from 'contract/admin';
import { useSignedInUser } from '../../shared/api/session';
import { Field } from '../../shared/form/Field';
import { openForm } from '../../shared/form/openForm';
import { Stack, Text } from '../../shared/layout/layout';
import { fullName } from '../../shared/lib/format';
import { formatInstant } from '../../shared/lib/time';
import { Loaded } from '../../shared/list/Loaded';
import { openDialog } from '../../shared/ui/dialogs';
import { lazyComponent } from '../../shared/ui/lazyComponent';
import { toast } from '../../shared/ui/toast';
import { t as all } from './en';
import { t as staff } from './staff/en';
import { SessionCard } from './SessionCard';
import {
  useAssignCounselorMutation,
  useDeclineRequestMutation,
  useProposeTimeMutation,
  useWaitingRequestsQuery,
} from './sessions.api';

const t = staff.waiting;

const PickTime = lazyComponent(() => import('./PickTime'));

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
  const decline = useDeclining();
  const propose = useProposing();
  const { timeRequested, availability, replies } = request.attributes;
  const names = [nameOf(request), formatInstant(timeRequested)] as const;
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

const nameOf = ({ relationships: { student } }: Waiting) =>
  student.data ? fullName(student.data.attributes) : '';

const waiverOf = ({ attributes: { paid, waived } }: Waiting) => (paid || waived ? undefined : t.unpaid);

function useAccepting() {
  const { id: counselorId } = useSignedInUser();
  const [assign] = useAssignCounselorMutation();
  return async (request: Waiting) => {
    const run = async (reason?: string) => {
      await assign({ counselorId, sessionRequestId: request.id, reason }).unwrap();
      toast.success(t.accepted(nameOf(request)));
    };
    const waiver = waiverOf(request);
    if (!waiver) return run().catch(toast.failure);
    openForm<{ reason: string }>({
      title: t.acceptLabel(nameOf(request), formatInstant(request.attributes.timeRequested)),
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

function useDeclining() {
  const [decline] = useDeclineRequestMutation();
  return (request: Waiting) =>
    openForm<{ reason: string }>({
      title: t.declineLabel(nameOf(request), formatInstant(request.attributes.timeRequested)),
      submitLabel: t.decline,
      defaults: { reason: '' },
      onSubmit: async ({ reason }) => {
        await decline({ id: request.id, reason }).unwrap();
        toast.success(t.declined);
      },
      children: (
        <Field<{ reason: string }>
          name="reason"
          kind="textarea"
          rows={4}
          label={t.reason}
          rules={operationRules.reason}
          help={t.reasonHelp(nameOf(request))}
        />
      ),
    });
}

function useProposing() {
  const [propose] = useProposeTimeMutation();
  return (request: Waiting) =>
    openDialog(PickTime, {
      title: t.propose,
      about: t.proposeAbout(nameOf(request)),
      submitLabel: t.proposeSubmit,
      minutes: request.attributes.lengthInMinutes,
      waiver: waiverOf(request),
      onSubmit: async (timeRequested, reason) => {
        await propose({ id: request.id, timeRequested, reason }).unwrap();
        toast.success(t.proposed(formatInstant(timeRequested)));
      },
    });
}

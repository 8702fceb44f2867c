import { Button } from '@blueprintjs/core';
import { OPEN_STATES, type SessionReply, type SessionRequestResource } from 'contract/sessions';
import { fullName } from '../../shared/lib/format';
import { formatInstant } from '../../shared/lib/time';
import { ButtonLink } from '../../shared/ui/ButtonLink';
import { toast } from '../../shared/ui/toast';
import { runAction } from '../../shared/ui/undo';
import { t as all } from './en';
import { MySessions } from './MySessions';
import { SessionsApi } from './sessions.api';
import { useChanges } from './useChanges';
import { useNow } from './useNow';

const t = all.session;

export default function StudentSessionsPage() {
  const { moveAndCancel } = useChanges();
  return (
    <>
      <MySessions
        other="counselor"
        onward={<ButtonLink to="/schedule-help">{t.schedule}</ButtonLink>}
        actions={(session) => (
          <>
            {isUnpaid(session) && <ButtonLink to="/get-help">{t.pay}</ButtonLink>}
            <Proposals session={session} />
            {moveAndCancel(session)}
          </>
        )}
      />
    </>
  );
}

/** The times that counselors propose, which the student may accept. */
function Proposals({ session: { id, attributes } }: { session: SessionRequestResource }) {
  const now = useNow();
  const [accept, { isLoading }] = SessionsApi.useAcceptProposalMutation();
  const run = ({ counselorId }: SessionReply, timeRequested: string) =>
    runAction(
      accept({ id, counselorId, timeRequested }),
      all.reschedule.done(formatInstant(timeRequested)),
    ).catch(toast.failure);
  return attributes.replies.map((reply) => {
    const { counselorId, counselor, proposedTime } = reply;
    if (proposedTime === null || Date.parse(proposedTime) <= now) return null;
    return (
      <Button
        key={counselorId}
        intent="primary"
        text={t.acceptProposal(formatInstant(proposedTime))}
        aria-label={t.acceptProposalLabel(formatInstant(proposedTime), fullName(counselor))}
        loading={isLoading}
        onClick={() => void run(reply, proposedTime)}
      />
    );
  });
}

const isUnpaid = ({ attributes: { state, paid, waived } }: SessionRequestResource) =>
  OPEN_STATES.includes(state) && !paid && !waived;

import { Button } from '@blueprintjs/core';
import type { SessionRequestResource } from 'contract/sessions';
import { formatInstant } from '../../shared/lib/time';
import { ButtonLink } from '../../shared/ui/ButtonLink';
import { openDialog } from '../../shared/ui/dialogs';
import { AddIcon, TimeIcon } from '../../shared/ui/icons';
import { lazyComponent } from '../../shared/ui/lazyComponent';
import { Toolbar } from '../../shared/ui/Toolbar';
import { t as all } from './en';
import { t as staff } from './staff/en';
import { MySessions } from './MySessions';
import { useChanges } from './useChanges';
import { useNow } from './useNow';
import { WaitingRequests } from './WaitingRequests';

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

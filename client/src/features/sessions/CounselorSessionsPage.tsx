import { Button, Classes } from '@blueprintjs/core';
import { Link } from 'react-router-dom';
import type { SessionRequestResource } from 'contract/sessions';
import { formatInstant } from '../../shared/lib/time';
import { TimeIcon } from '../../shared/ui/icons';
import { t as all } from './en';
import { MySessions } from './MySessions';
import { useChanges } from './useChanges';
import { useNow } from './useNow';

const t = all.session;

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
          <Link
            to={`/counselor/counselor-tasks?studentId=${student}`}
            aria-label={t.tasksLabel(time)}
            className={Classes.BUTTON}
          >
            {t.tasks}
          </Link>
        )}
      </>
    );
  };
  return (
    <>
      <MySessions
        other="student"
        onward={
          <Link to="/schedule" className={Classes.BUTTON}>
            <TimeIcon />
            <span className={Classes.BUTTON_TEXT}>{all.titles.schedule}</span>
          </Link>
        }
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

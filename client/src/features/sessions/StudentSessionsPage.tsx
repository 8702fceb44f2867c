import { Classes } from '@blueprintjs/core';
import { Link } from 'react-router-dom';
import { OPEN_STATES, type SessionRequestResource } from 'contract/sessions';
import { t as all } from './en';
import { MySessions } from './MySessions';
import { useChanges } from './useChanges';

const t = all.session;

export default function StudentSessionsPage() {
  const { moveAndCancel } = useChanges();
  return (
    <>
      <MySessions
        other="counselor"
        onward={
          <Link to="/schedule-help" className={Classes.BUTTON}>
            {t.schedule}
          </Link>
        }
        actions={(session) => (
          <>
            {isUnpaid(session) && (
              <Link to="/get-help" className={Classes.BUTTON}>
                {t.pay}
              </Link>
            )}
            {moveAndCancel(session)}
          </>
        )}
      />
    </>
  );
}

const isUnpaid = ({ attributes: { state, paid, waived } }: SessionRequestResource) =>
  OPEN_STATES.includes(state) && !paid && !waived;

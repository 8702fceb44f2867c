import { Link } from 'react-router-dom';
import { OPEN_STATES, type SessionRequestResource } from 'contract/sessions';
import { t as states } from '../../domain/sessions/en';
import { useSessionsOfQuery } from '../../domain/sessions/sessions.api';
import { useSignedInUser } from '../../shared/api/session';
import { Loaded } from '../../shared/list/Loaded';
import {
  formatDate,
  formatDistance,
  formatInstant,
  formatZonedTime,
  toPlainDate,
} from '../../shared/lib/time';
import { t as all } from './en';
import { SessionActions, SessionState } from './SessionCard';
import styles from './SessionsAside.module.css';
import { useChanges } from './useChanges';

const t = all.session;
const MINE = '/my-sessions-students';
const PAST_SHOWN = 5;

export function SessionsAside() {
  const { id } = useSignedInUser();
  const query = useSessionsOfQuery(id);
  return (
    <aside className={styles.aside} aria-label={all.titles.mySessions}>
      <Loaded query={query} what={t.loading} rows={2}>
        {(sessions) => {
          const isOpen = ({ attributes }: SessionRequestResource) => OPEN_STATES.includes(attributes.state);
          const open = sessions.filter(isOpen);
          const past = sessions.filter((session) => !isOpen(session)).reverse();
          return (
            <>
              <Upcoming sessions={open} />
              {past.length > 0 && <Past sessions={past.slice(0, PAST_SHOWN)} />}
            </>
          );
        }}
      </Loaded>
    </aside>
  );
}

function Upcoming({ sessions: [next, ...later] }: { sessions: readonly SessionRequestResource[] }) {
  const { moveAndCancel } = useChanges();
  if (!next)
    return (
      <section className={styles.card}>
        <header className={styles.head}>
          <h2>{t.upcoming}</h2>
        </header>
        <p className={styles.body}>{t.noneToCome}</p>
      </section>
    );
  const { timeRequested, lengthInMinutes, notes } = next.attributes;
  const counselor = next.relationships.counselor.data?.attributes;
  return (
    <section className={styles.card}>
      <header className={styles.head}>
        <h2>{t.upcoming}</h2>
        <SessionState session={next} />
      </header>
      <div className={styles.body}>
        <p className={styles.when}>
          <strong title={formatInstant(timeRequested)}>
            {formatDate(timeRequested)}, {formatZonedTime(timeRequested)}
          </strong>{' '}
          <small className={styles.soon}>{formatDistance(toPlainDate(timeRequested))}</small>
        </p>
        <p className={styles.note}>
          {t.minutes(lengthInMinutes)} {counselor ? t.with(counselor) : `· ${t.nobody}`}
        </p>
        {notes && <p className={styles.about}>{notes}</p>}
        <SessionActions session={next}>{moveAndCancel(next)}</SessionActions>
        {later.length > 0 && <Link to={MINE}>{t.more(later.length)}</Link>}
      </div>
    </section>
  );
}

const Past = ({ sessions }: { sessions: readonly SessionRequestResource[] }) => (
  <section className={styles.card}>
    <header className={styles.head}>
      <h2>{t.past}</h2>
    </header>
    <ul className={styles.list}>
      {sessions.map(({ id, attributes: { timeRequested, notes, state, counselorNotes } }) => (
        <li key={id} className={styles.row}>
          <span>
            {formatDate(timeRequested)}
            <small>{state === 'done' ? notes : states.states[state]}</small>
          </span>
          {counselorNotes && (
            <Link to={`${MINE}#${id}`} aria-label={t.notesOf(formatInstant(timeRequested))}>
              {t.readNotes}
            </Link>
          )}
        </li>
      ))}
    </ul>
  </section>
);

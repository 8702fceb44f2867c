import { Link } from 'react-router-dom';
import { OPEN_STATES, type SessionRequestResource } from 'contract/sessions';
import { t as states } from '../../domain/sessions/en';
import { MySessionsApi } from '../../domain/sessions/sessions.api';
import { useSignedInUser } from '../../shared/api/session';
import { Loaded } from '../../shared/list/Loaded';
import {
  formatDate,
  formatDistance,
  formatInstant,
  formatZonedTime,
  toPlainDate,
} from '../../shared/lib/time';
import { Box, Card, Row, Stack, Text } from '../../shared/layout/layout';
import { t as all } from './en';
import { counselorText, SessionActions, SessionState } from './SessionCard';
import styles from './sessions.module.css';
import { useChanges } from './useChanges';

const t = all.session;
const MINE = '/my-sessions-students';
const PAST_SHOWN = 5;

export function SessionsAside() {
  const { id } = useSignedInUser();
  const query = MySessionsApi.useSessionsOfQuery(id);
  return (
    <Stack as="aside" gap={4} aria-label={all.titles.mySessions}>
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
    </Stack>
  );
}

function Upcoming({ sessions: [next, ...later] }: { sessions: readonly SessionRequestResource[] }) {
  const { moveAndCancel } = useChanges();
  if (!next)
    return (
      <Card as="section">
        <Row as="header" justify="between" wrap gap={2} pad={[4, 'inset', 2]}>
          <h2>{t.upcoming}</h2>
        </Row>
        <Text as="p" flush pad={[0, 'inset', 'inset']}>
          {t.noneToCome}
        </Text>
      </Card>
    );
  const { timeRequested, lengthInMinutes, notes } = next.attributes;
  return (
    <Card as="section">
      <Row as="header" justify="between" wrap gap={2} pad={[4, 'inset', 2]}>
        <h2>{t.upcoming}</h2>
        <SessionState session={next} />
      </Row>
      <Stack gap={2} pad={[0, 'inset', 'inset']} className={styles.body}>
        <Row as="p" align="baseline" wrap gap={[0, 2]}>
          <strong title={formatInstant(timeRequested)}>
            {formatDate(timeRequested)}, {formatZonedTime(timeRequested)}
          </strong>{' '}
          <Text as="small" tone="accent" weight={500}>
            {formatDistance(toPlainDate(timeRequested))}
          </Text>
        </Row>
        <Text as="p" flush size={2} tone="muted">
          {t.minutes(lengthInMinutes)} · {counselorText(next)}
        </Text>
        {notes && (
          <Text as="p" flush preLine size={2} breakable>
            {notes}
          </Text>
        )}
        <SessionActions session={next}>{moveAndCancel(next)}</SessionActions>
        {later.length > 0 && <Link to={MINE}>{t.more(later.length)}</Link>}
      </Stack>
    </Card>
  );
}

const Past = ({ sessions }: { sessions: readonly SessionRequestResource[] }) => (
  <Card as="section">
    <Row as="header" justify="between" wrap gap={2} pad={[4, 'inset', 2]}>
      <h2>{t.past}</h2>
    </Row>
    <Box as="ul" rule="top" above={2}>
      {sessions.map(({ id, attributes: { timeRequested, notes, state, counselorNotes } }) => (
        <Row as="li" key={id} item justify="between" gap={3}>
          <Stack as="span" shrink>
            {formatDate(timeRequested)}
            <Text truncate as="small" size={2} tone="muted">
              {state === 'done' ? notes : states.states[state]}
            </Text>
          </Stack>
          {counselorNotes && (
            <Link to={`${MINE}#${id}`} aria-label={t.notesOf(formatInstant(timeRequested))}>
              {t.readNotes}
            </Link>
          )}
        </Row>
      ))}
    </Box>
  </Card>
);

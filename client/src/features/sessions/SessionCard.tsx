import { Button } from '@blueprintjs/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import {
  isJoinable,
  JOIN_BEFORE_MS,
  OPEN_STATES,
  sessionMessages,
  type SessionReply,
  type SessionRequestResource,
} from 'contract/sessions';
import { t as sessions } from '../../domain/sessions/en';
import { StudentLink } from '../../domain/students/StudentLink';
import {
  daysUntil,
  formatDate,
  formatDistance,
  formatInstant,
  formatOwnTime,
  formatTime,
  type Instant,
  toPlainDate,
} from '../../shared/lib/time';
import { ButtonLink } from '../../shared/ui/ButtonLink';
import { DescriptionList } from '../../shared/ui/DescriptionList';
import { TickCircleIcon, VideoIcon } from '../../shared/ui/icons';
import { Paragraphs } from '../../shared/ui/Paragraphs';
import { StatusTag } from '../../shared/ui/StatusTag';
import { Card, Row, Stack, Text } from '../../shared/layout/layout';
import { fullName } from '../../shared/lib/format';
import { t as all } from './en';
import styles from './sessions.module.css';
import { useNow } from './useNow';

const t = all.session;

interface SessionCardProps {
  readonly session: SessionRequestResource;
  readonly other: 'student' | 'counselor';
  /** The session waits for the user's answer, and cannot be joined. */
  readonly isWaiting?: boolean;
  readonly children?: ReactNode;
}

export function SessionCard({ session, other, isWaiting, children }: SessionCardProps) {
  const place = useLinkTarget(session.id);
  const { timeRequested, lengthInMinutes, state, notes, replies, counselorNotes, minutesPresent } =
    session.attributes;
  const person = session.relationships[other].data?.attributes;
  const own = formatOwnTime(timeRequested);
  const isOpen = OPEN_STATES.includes(state);
  const name = person ? t.with(person) : counselorText(session);
  const studentId = other === 'student' ? session.relationships.student.data?.id : undefined;
  const named = studentId ? (
    <StudentLink id={studentId} underlined>
      {name}
    </StudentLink>
  ) : (
    name
  );
  return (
    <Card
      as="article"
      id={session.id}
      ref={place}
      tabIndex={-1}
      gap={3}
      pad="inset"
      width="list"
      className={styles.card}
      aria-label={formatInstant(timeRequested)}
    >
      <Row as="header" align="stretch" justify="between" wrap gap={[2, 4]}>
        <div>
          {isOpen && (
            <Text as="p" below={1} size={2} weight={500}>
              {state === 'booked' ? sessionMessages.bookedTime : sessionMessages.proposedTime}
            </Text>
          )}
          <Row as="h3" align="baseline" wrap gap={[0, 2]} size={4}>
            {formatInstant(timeRequested)}
            {isOpen && (
              <Text as="small" size={2} tone="accent" weight={500} nowrap>
                {' '}
                {formatDistance(toPlainDate(timeRequested))}
              </Text>
            )}
          </Row>
          <Text as="p" above={1} size={2} tone="muted">
            {t.minutes(lengthInMinutes)} · {named}
            {own && ` · ${all.pick.own(own)}`}
          </Text>
        </div>
        <SessionState session={session} />
      </Row>
      <DescriptionList
        facts={[
          [t.replies, other === 'counselor' && replies.length > 0 && <Replies replies={replies} />],
          [t.about, notes && <Paragraphs text={notes} />],
          [t.counselorNotes, counselorNotes && <Paragraphs text={counselorNotes} />],
          [t.inRoom, state === 'done' && other === 'student' && t.present(minutesPresent)],
        ]}
      />
      {isOpen && !isWaiting && <SessionActions session={session}>{children}</SessionActions>}
      {(!isOpen || isWaiting) && children && (
        <Row align="start" wrap gap={2}>
          {children}
        </Row>
      )}
    </Card>
  );
}

/** The counselor who has the session, or whom the student asked for. */
export function counselorText({
  relationships: { counselor, preferred },
  attributes,
}: SessionRequestResource) {
  if (counselor.data) return t.with(counselor.data.attributes);
  return preferred.data && attributes.state === 'proposed'
    ? t.requested(preferred.data.attributes)
    : t.nobody;
}

/** Shows and focuses the element that the address names after `#`, as the link of a notification does. */
function useLinkTarget(id: string) {
  const { hash } = useLocation();
  const ref = useRef<HTMLElement>(null);
  const isTarget = hash === `#${id}`;
  useEffect(() => {
    if (!isTarget) return;
    ref.current?.scrollIntoView?.({ block: 'center' });
    ref.current?.focus({ preventScroll: true });
  }, [isTarget]);
  return ref;
}

/** What counselors replied to the student's request. */
const Replies = ({ replies }: { replies: readonly SessionReply[] }) => (
  <Stack gap={1}>
    {replies.map(({ counselorId, counselor, proposedTime, reason }) => (
      <div key={counselorId}>
        <Text as="p" flush weight={500}>
          {proposedTime
            ? t.proposes(fullName(counselor), formatInstant(proposedTime))
            : t.declined(fullName(counselor))}
        </Text>
        {reason && <Paragraphs text={reason} />}
      </div>
    ))}
  </Stack>
);

export function SessionState({ session: { attributes } }: { session: SessionRequestResource }) {
  const { state, paid, waived } = attributes;
  return (
    <Row align="start" wrap gap={2}>
      <StatusTag
        label={sessions.states[state]}
        intent={state === 'booked' ? 'success' : undefined}
        icon={state === 'booked' ? <TickCircleIcon /> : undefined}
      />
      {OPEN_STATES.includes(state) && (
        <StatusTag
          label={paid ? t.paid : waived ? t.waived : t.unpaid}
          intent={paid || waived ? undefined : 'warning'}
        />
      )}
    </Row>
  );
}

export function SessionActions({ session, children }: Pick<SessionCardProps, 'session' | 'children'>) {
  const { id, attributes } = session;
  const now = useNow();
  const { timeRequested, state } = attributes;
  const label = t.joinLabel(formatInstant(timeRequested));
  return (
    <Row align="start" wrap gap={2}>
      {isJoinable(attributes, now) ? (
        <ButtonLink to={`/lobby?roomId=${id}`} aria-label={label} primary icon={<VideoIcon />}>
          {t.join}
        </ButtonLink>
      ) : (
        <>
          <Button
            disabled
            icon={<VideoIcon />}
            text={t.join}
            aria-label={label}
            aria-describedby={state === 'booked' ? `${id}-opens` : undefined}
            title={state === 'booked' ? t.joinFrom : counselorText(session)}
          />
          {state === 'booked' && (
            <Text size={2} tone="muted" alignSelf="center" id={`${id}-opens`}>
              {t.opens(formatOpening(timeRequested))}
            </Text>
          )}
        </>
      )}
      {children}
    </Row>
  );
}

const WEEK_DAYS = 7;

/** Formats when the room of a session opens. Examples: '5:20 PM', 'Tue 5:20 PM', 'Tue, Jan 5, 5:20 PM'. */
function formatOpening(start: Instant): string {
  const opens = new Date(Date.parse(start) - JOIN_BEFORE_MS).toISOString();
  const days = daysUntil(toPlainDate(opens));
  const time = formatTime(opens);
  if (days === 0) return time;
  const [weekday] = formatDate(opens).split(',');
  return days < WEEK_DAYS ? `${weekday} ${time}` : `${formatDate(opens)}, ${time}`;
}

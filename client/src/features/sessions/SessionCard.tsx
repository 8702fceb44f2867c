import { Button, Classes } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { isJoinable, OPEN_STATES, sessionMessages, type SessionRequestResource } from 'contract/sessions';
import { t as sessions } from '../../domain/sessions/en';
import { StudentLink } from '../../domain/students/StudentLink';
import { formatDistance, formatInstant, formatOwnTime, toPlainDate } from '../../shared/lib/time';
import { DescriptionList } from '../../shared/ui/DescriptionList';
import { TickCircleIcon, VideoIcon } from '../../shared/ui/icons';
import { Paragraphs } from '../../shared/ui/Paragraphs';
import { StatusTag } from '../../shared/ui/StatusTag';
import { Card, Row, Text } from '../../shared/layout/layout';
import { t as all } from './en';
import styles from './sessions.module.css';
import { useNow } from './useNow';

const t = all.session;

interface SessionCardProps {
  readonly session: SessionRequestResource;
  readonly other: 'student' | 'counselor';
  readonly children?: ReactNode;
}

export function SessionCard({ session, other, children }: SessionCardProps) {
  const { timeRequested, lengthInMinutes, state, notes, counselorNotes, minutesPresent } = session.attributes;
  const person = session.relationships[other].data?.attributes;
  const own = formatOwnTime(timeRequested);
  const isOpen = OPEN_STATES.includes(state);
  const name = person ? t.with(person) : t.nobody;
  const studentId = other === 'student' ? session.relationships.student.data?.id : undefined;
  const named = studentId ? <StudentLink id={studentId}>{name}</StudentLink> : name;
  return (
    <Card
      as="article"
      id={session.id}
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
          [t.about, notes && <Paragraphs text={notes} />],
          [t.counselorNotes, counselorNotes && <Paragraphs text={counselorNotes} />],
          [t.inRoom, state === 'done' && other === 'student' && t.present(minutesPresent)],
        ]}
      />
      {isOpen && <SessionActions session={session}>{children}</SessionActions>}
      {!isOpen && children && (
        <Row align="start" wrap gap={2}>
          {children}
        </Row>
      )}
    </Card>
  );
}

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

export function SessionActions({
  session: { id, attributes },
  children,
}: Pick<SessionCardProps, 'session' | 'children'>) {
  const now = useNow();
  const { timeRequested, state } = attributes;
  const label = t.joinLabel(formatInstant(timeRequested));
  return (
    <Row align="start" wrap gap={2}>
      {isJoinable(attributes, now) ? (
        <Link
          to={`/lobby?roomId=${id}`}
          aria-label={label}
          className={`${Classes.BUTTON} ${Classes.INTENT_PRIMARY}`}
        >
          <VideoIcon />
          <span className={Classes.BUTTON_TEXT}>{t.join}</span>
        </Link>
      ) : (
        <Button
          disabled
          icon={<VideoIcon />}
          text={t.join}
          aria-label={label}
          title={state === 'booked' ? t.joinFrom : t.nobody}
        />
      )}
      {children}
    </Row>
  );
}

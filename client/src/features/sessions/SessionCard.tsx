import { Button, Classes } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { isJoinable, OPEN_STATES, sessionMessages, type SessionRequestResource } from 'contract/sessions';
import { t as sessions } from '../../domain/sessions/en';
import { formatDistance, formatInstant, formatOwnTime, toPlainDate } from '../../shared/lib/time';
import { DescriptionList } from '../../shared/ui/DescriptionList';
import { TickCircleIcon, VideoIcon } from '../../shared/ui/icons';
import { Paragraphs } from '../../shared/ui/Paragraphs';
import { StatusTag } from '../../shared/ui/StatusTag';
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
  return (
    <article id={session.id} className={styles.card} aria-label={formatInstant(timeRequested)}>
      <header className={styles.head}>
        <div>
          {isOpen && (
            <p className={styles.label}>
              {state === 'booked' ? sessionMessages.bookedTime : sessionMessages.proposedTime}
            </p>
          )}
          <h3>
            {formatInstant(timeRequested)}
            {isOpen && <small> {formatDistance(toPlainDate(timeRequested))}</small>}
          </h3>
          <p className={styles.note}>
            {[t.minutes(lengthInMinutes), person ? t.with(person) : t.nobody, own && all.pick.own(own)]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <SessionState session={session} />
      </header>
      <DescriptionList
        facts={[
          [t.about, notes && <Paragraphs text={notes} />],
          [t.counselorNotes, counselorNotes && <Paragraphs text={counselorNotes} />],
          [t.inRoom, state === 'done' && other === 'student' && t.present(minutesPresent)],
        ]}
      />
      {isOpen && <SessionActions session={session}>{children}</SessionActions>}
      {!isOpen && children && <div className={styles.actions}>{children}</div>}
    </article>
  );
}

export function SessionState({ session: { attributes } }: { session: SessionRequestResource }) {
  const { state, paid, waived } = attributes;
  return (
    <div className={styles.states}>
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
    </div>
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
    <div className={styles.actions}>
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
    </div>
  );
}

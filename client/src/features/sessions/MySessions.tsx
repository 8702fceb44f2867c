import type { ReactNode } from 'react';
import { OPEN_STATES, sessionMessages, type SessionRequestResource } from 'contract/sessions';
import { useSessionsOfQuery } from '../../domain/sessions/sessions.api';
import { useSignedInUser } from '../../shared/api/session';
import { Loaded } from '../../shared/list/Loaded';
import { Empty } from '../../shared/list/States';
import { Toolbar } from '../../shared/ui/Toolbar';
import { t as all } from './en';
import { SessionCard } from './SessionCard';
import styles from './sessions.module.css';

const t = all.session;

interface MySessionsProps {
  readonly other: 'student' | 'counselor';
  readonly onward?: ReactNode;
  readonly actions: (session: SessionRequestResource) => ReactNode;
}

export function MySessions({ other, onward, actions }: MySessionsProps) {
  const { id } = useSignedInUser();
  const query = useSessionsOfQuery(id);
  const empty = (
    <Empty of="sessions" action={onward}>
      {sessionMessages.noSessions}
    </Empty>
  );
  const cards = (heading: string, sessions: readonly SessionRequestResource[]) =>
    sessions.length > 0 && (
      <section className={styles.section}>
        <h2>{heading}</h2>
        <ul className={styles.cards}>
          {sessions.map((session) => (
            <li key={session.id}>
              <SessionCard session={session} other={other}>
                {actions(session)}
              </SessionCard>
            </li>
          ))}
        </ul>
      </section>
    );
  return (
    <Loaded query={query} what={t.loading} rows={3} empty={empty}>
      {(sessions) => {
        const isOpen = ({ attributes }: SessionRequestResource) => OPEN_STATES.includes(attributes.state);
        return (
          <>
            {onward && <Toolbar>{onward}</Toolbar>}
            {cards(t.upcoming, sessions.filter(isOpen))}
            {cards(t.past, sessions.filter((session) => !isOpen(session)).reverse())}
          </>
        );
      }}
    </Loaded>
  );
}

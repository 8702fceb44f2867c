import type { ReactNode } from 'react';
import { OPEN_STATES, sessionMessages, type SessionRequestResource } from 'contract/sessions';
import { MySessionsApi } from '../../domain/sessions/sessions.api';
import { useSignedInUser } from '../../shared/api/session';
import { Loaded } from '../../shared/list/Loaded';
import { Empty } from '../../shared/list/States';
import { Toolbar } from '../../shared/ui/Toolbar';
import { Stack } from '../../shared/layout/layout';
import { t as all } from './en';
import { SessionCard } from './SessionCard';

const t = all.session;

interface MySessionsProps {
  readonly other: 'student' | 'counselor';
  readonly onward?: ReactNode;
  readonly actions: (session: SessionRequestResource) => ReactNode;
}

export function MySessions({ other, onward, actions }: MySessionsProps) {
  const { id } = useSignedInUser();
  const query = MySessionsApi.useSessionsOfQuery(id);
  const empty = (
    <Empty sketch="camera" action={onward}>
      {sessionMessages.noSessions}
    </Empty>
  );
  const cards = (heading: string, sessions: readonly SessionRequestResource[]) =>
    sessions.length > 0 && (
      <Stack as="section" gap={3} below={5}>
        <h2>{heading}</h2>
        <Stack as="ul" gap={4}>
          {sessions.map((session) => (
            <li key={session.id}>
              <SessionCard session={session} other={other}>
                {actions(session)}
              </SessionCard>
            </li>
          ))}
        </Stack>
      </Stack>
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

import { OPEN_STATES } from 'contract/sessions';
import { MySessionsApi } from '../../domain/sessions/sessions.api';
import { Stack } from '../../shared/layout/layout';
import { Loaded } from '../../shared/list/Loaded';
import { Empty } from '../../shared/list/States';
import { t as all } from './en';
import { SessionCard } from './SessionCard';

const t = all.session;

interface SessionsOfProps {
  readonly studentId: string;
  readonly none: string;
}

/** The sessions of a student: those to come, the next one first, then the past ones, the latest first. */
export function SessionsOf({ studentId, none }: SessionsOfProps) {
  const query = MySessionsApi.useSessionsOfQuery(studentId);
  return (
    <Loaded query={query} what={t.loading} rows={3} empty={<Empty sketch="camera">{none}</Empty>}>
      {(sessions) => {
        const open = sessions.filter(({ attributes }) => OPEN_STATES.includes(attributes.state));
        const past = sessions.filter((session) => !open.includes(session)).reverse();
        return (
          <Stack as="ul" gap={4}>
            {[...open, ...past].map((session) => (
              <li key={session.id}>
                <SessionCard session={session} other="counselor" />
              </li>
            ))}
          </Stack>
        );
      }}
    </Loaded>
  );
}

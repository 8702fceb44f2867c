import { Button } from '@blueprintjs/core';
import { OPEN_STATES } from 'contract/sessions';
import { useSignedInUser } from '../../shared/api/session';
import { openDialog } from '../../shared/ui/dialogs';
import { AddIcon } from '../../shared/ui/icons';
import { lazyComponent } from '../../shared/ui/lazyComponent';
import { Toolbar } from '../../shared/ui/Toolbar';
import { useSessionsOfQuery } from '../../domain/sessions/sessions.api';
import { Stack } from '../../shared/layout/layout';
import { Loaded } from '../../shared/list/Loaded';
import { Empty } from '../../shared/list/States';
import { t as all } from '../../features/sessions/en';
import { SessionCard } from '../../features/sessions/SessionCard';
import { t } from './en';
import type { StudentTabProps } from './tab';

const OfferSession = lazyComponent(() => import('../../features/sessions/OfferSession'));

export default function SessionsTab({ student: { id, attributes } }: StudentTabProps) {
  const { role } = useSignedInUser();
  return (
    <>
      {/* Only a counselor has hours to give. */}
      {role === 'counselor' && (
        <Toolbar>
          <Button
            intent="primary"
            icon={<AddIcon />}
            text={t.newSession}
            onClick={() => openDialog(OfferSession, { chosen: { id, ...attributes } })}
          />
        </Toolbar>
      )}
      <SessionsOf studentId={id} none={t.noSessions(attributes.firstName)} />
    </>
  );
}

const sessionText = all.session;

interface SessionsOfProps {
  readonly studentId: string;
  readonly none: string;
}

/** The sessions of a student: those to come, the next one first, then the past ones, the latest first. */
function SessionsOf({ studentId, none }: SessionsOfProps) {
  const query = useSessionsOfQuery(studentId);
  return (
    <Loaded query={query} what={sessionText.loading} rows={3} empty={<Empty of="sessions">{none}</Empty>}>
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

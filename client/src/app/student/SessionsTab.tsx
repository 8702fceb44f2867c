import { Button } from '@blueprintjs/core';
import { SessionsOf } from '../../features/sessions/SessionsOf';
import { useSignedInUser } from '../../shared/api/session';
import { openDialog } from '../../shared/ui/dialogs';
import { AddIcon } from '../../shared/ui/icons';
import { lazyComponent } from '../../shared/ui/lazyComponent';
import { Toolbar } from '../../shared/ui/Toolbar';
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

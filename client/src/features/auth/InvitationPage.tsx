import { FormGroup, InputGroup } from '@blueprintjs/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { InvitationWelcome } from 'contract/invitations';
import { isApiError } from '../../shared/api/errors';
import { Form } from '../../shared/form/Form';
import { Loaded } from '../../shared/list/Loaded';
import { Empty } from '../../shared/list/States';
import { useUrlState } from '../../shared/routing/useUrlState';
import { AuthApi, useAcceptInvitation } from './auth.api';
import { ButtonLink } from '../../shared/ui/ButtonLink';
import { t } from './en';
import { NewPasswordFields, type NewPassword } from './NewPasswordFields';
import { useRenewedSignIn } from './useSignedIn';

const isOver = (error: unknown) => isApiError(error) && error.status === 403;

export default function InvitationPage() {
  const [{ token }] = useUrlState({ token: '' });
  return token ? <Invited token={token} /> : <NoInvitation why={t.invitation.incomplete} />;
}

function Invited({ token }: { token: string }) {
  const query = AuthApi.useInvitationQuery(token);
  if (isOver(query.error)) return <NoInvitation why={t.invitation.over} />;
  return (
    <Loaded query={query} what={t.invitation.what}>
      {(welcome) => <Welcome token={token} welcome={welcome} />}
    </Loaded>
  );
}

function Welcome({ token, welcome }: { token: string; welcome: InvitationWelcome }) {
  const accept = useAcceptInvitation();
  const [error, setError] = useState<unknown>();
  const signedIn = useRenewedSignIn();
  if (isOver(error)) return <NoInvitation why={t.invitation.over} />;

  const submit = async ({ password }: NewPassword) => {
    try {
      await signedIn(await accept({ token, password }));
    } catch (failure) {
      setError(failure);
      throw failure;
    }
  };

  return (
    <Form<NewPassword>
      defaults={{ password: '', rePassword: '' }}
      onSubmit={submit}
      submitLabel={t.invitation.submit}
      busyLabel={t.invitation.busy}
    >
      <p>
        <strong>{t.invitation.welcome(welcome.firstName)}</strong> {t.invitation.opened(welcome)}
      </p>
      <FormGroup label={t.email} labelFor="invited-email">
        <InputGroup
          id="invited-email"
          type="email"
          autoComplete="username"
          readOnly
          value={welcome.email}
          fill
        />
      </FormGroup>
      <NewPasswordFields />
    </Form>
  );
}

function NoInvitation({ why }: { why: string }) {
  return (
    <Empty sketch="way" title={why} action={<ButtonLink to="/sign-in">{t.signIn.submit}</ButtonLink>}>
      {t.invitation.otherwise.before}
      <Link to="/request-password-reset">{t.invitation.otherwise.link}</Link>
      {t.invitation.otherwise.after}
    </Empty>
  );
}

import { Link } from 'react-router-dom';
import { messages } from 'contract/messages';
import { isApiError, statusTextOf } from '../../shared/api/errors';
import { Form } from '../../shared/form/Form';
import { useUrlState } from '../../shared/routing/useUrlState';
import { useResetPassword } from './auth.api';
import { t } from './en';
import { useRenewedSignIn } from './useSignedIn';
import { NewPasswordFields, type NewPassword } from './NewPasswordFields';

function failure(error: unknown): unknown {
  if (!isApiError(error)) return error;
  if (error.status >= 500) return new Error(statusTextOf(error));
  if (error.status === 403) return new Error(messages.invalidResetToken);
  if (error.status === 422) return new Error(messages.wrongInput);
  return error;
}

export default function ResetPasswordPage() {
  const [{ token }] = useUrlState({ token: '' });
  const reset = useResetPassword();
  const signedIn = useRenewedSignIn();
  if (!token) {
    const { incomplete } = t.resetPassword;
    return (
      <p>
        {incomplete.before}
        <Link to="/request-password-reset">{incomplete.link}</Link>
        {incomplete.after}
      </p>
    );
  }

  const submit = async ({ password }: NewPassword) => {
    try {
      await signedIn(await reset({ token, password }));
    } catch (error) {
      throw failure(error);
    }
  };

  return (
    <Form<NewPassword>
      defaults={{ password: '', rePassword: '' }}
      onSubmit={submit}
      submitLabel={t.resetPassword.submit}
    >
      <NewPasswordFields />
    </Form>
  );
}

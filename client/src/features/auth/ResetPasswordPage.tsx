import { messages } from 'contract/messages';
import { isApiError, statusTextOf } from '../../shared/api/errors';
import { Form } from '../../shared/form/Form';
import { Empty } from '../../shared/list/States';
import { useUrlState } from '../../shared/routing/useUrlState';
import { useResetPassword } from './auth.api';
import { ButtonLink } from '../../shared/ui/ButtonLink';
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
    const newLink = <ButtonLink to="/request-password-reset">{t.resetPassword.newLink}</ButtonLink>;
    return (
      <Empty sketch="way" action={newLink}>
        {t.resetPassword.incomplete}
      </Empty>
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

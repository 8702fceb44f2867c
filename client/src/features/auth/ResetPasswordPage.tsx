import { Link, useNavigate } from 'react-router-dom';
import { messages } from 'contract/messages';
import { personRules } from 'contract/identity';
import { isApiError, statusTextOf } from '../../shared/api/errors';
import { Field } from '../../shared/form/Field';
import { Form } from '../../shared/form/Form';
import { useUrlState } from '../../shared/routing/useUrlState';
import { useResetPasswordMutation } from './auth.api';
import { t } from './en';
import { useSignedIn } from './useSignedIn';

interface Values {
  password: string;
  rePassword: string;
}

/** The catalogue's sentence by status: 500 and above show the status text, a limit its own sentence. */
function failure(error: unknown): unknown {
  if (!isApiError(error)) return error;
  if (error.status >= 500) return new Error(statusTextOf(error));
  if (error.status === 403) return new Error(messages.invalidResetToken);
  if (error.status === 422) return new Error(messages.wrongInput);
  return error;
}

export default function ResetPasswordPage() {
  const [{ token }] = useUrlState({ token: '' });
  const [reset] = useResetPasswordMutation();
  const signedIn = useSignedIn();
  const navigate = useNavigate();
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

  const submit = async ({ password }: Values) => {
    try {
      const answer = await reset({ token, password }).unwrap();
      if ('step' in answer) return await signedIn(answer);
      await navigate('/');
      await signedIn({ ...answer, token: answer.newToken });
    } catch (error) {
      throw failure(error);
    }
  };

  return (
    <Form<Values>
      defaults={{ password: '', rePassword: '' }}
      onSubmit={submit}
      submitLabel={t.resetPassword.submit}
    >
      <Field<Values>
        name="password"
        label={t.newPassword}
        kind="password"
        rules={personRules.password}
        autoComplete="new-password"
      />
      <Field<Values>
        name="rePassword"
        label={t.repeatedPassword}
        kind="password"
        rules={{ required: personRules.password.required }}
        validate={(value, { password }) => value === password || t.mismatch}
        autoComplete="new-password"
      />
    </Form>
  );
}

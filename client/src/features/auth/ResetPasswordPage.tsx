import { useDispatch } from 'react-redux';
import { Link, useNavigate } from 'react-router-dom';
import { messages } from 'contract/messages';
import { personRules } from 'contract/identity';
import { isApiError, statusTextOf } from '../../shared/api/errors';
import { tokenReceived } from '../../shared/api/session';
import { Field } from '../../shared/form/Field';
import { Form } from '../../shared/form/Form';
import { useUrlState } from '../../shared/routing/useUrlState';
import { useResetPasswordMutation } from './auth.api';

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
  const dispatch = useDispatch();
  const navigate = useNavigate();
  if (!token) {
    return (
      <p>
        The link is incomplete. Open it from your mail once more, or{' '}
        <Link to="/request-password-reset">ask for a new one</Link>.
      </p>
    );
  }

  const submit = async ({ password }: Values) => {
    try {
      const { newToken } = await reset({ token, password }).unwrap();
      await navigate('/');
      tokenReceived(newToken)(dispatch);
    } catch (error) {
      throw failure(error);
    }
  };

  return (
    <Form<Values> defaults={{ password: '', rePassword: '' }} onSubmit={submit} submitLabel="Submit">
      <Field<Values>
        name="password"
        label="New password"
        kind="password"
        rules={personRules.password}
        autoComplete="new-password"
      />
      <Field<Values>
        name="rePassword"
        label="Repeat the new password"
        kind="password"
        rules={{ required: personRules.password.required }}
        validate={(value, { password }) => value === password || 'Passwords are not matching'}
        autoComplete="new-password"
      />
    </Form>
  );
}

import { useDispatch } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import { messages } from 'contract/messages';
import { personRules } from 'contract/rules';
import { useConfig } from '../../shared/api/account.api';
import { hasStatusText } from '../../shared/api/errors';
import { tokenReceived } from '../../shared/api/session';
import { Field } from '../../shared/form/Field';
import { FormRoot, SubmitButton } from '../../shared/form/Form';
import { toast } from '../../shared/ui/toast';
import { useLoginMutation, type Credentials } from './auth.api';
import { DemoAccounts } from './DemoAccounts';
import styles from './auth.module.css';

export default function SignInPage() {
  const [login] = useLoginMutation();
  const dispatch = useDispatch();
  const state: unknown = useLocation().state;
  const { demo } = useConfig();

  // The router of the new role leads on from here: to the page asked for before, or home.
  const signIn = async (credentials: Credentials) => {
    try {
      const { token } = await login(credentials).unwrap();
      tokenReceived(token)(dispatch);
    } catch (error) {
      if (hasStatusText(error)) toast.error(`${error.statusText}: ${messages.invalidCredentials}`);
      else toast.failure(error);
    }
  };

  return (
    <FormRoot<Credentials> defaults={{ email: '', password: '' }} onSubmit={signIn}>
      <Field<Credentials>
        name="email"
        label="Email"
        kind="email"
        rules={personRules.email}
        autoComplete="username"
      />
      <Field<Credentials>
        name="password"
        label="Password"
        kind="password"
        rules={personRules.password}
        autoComplete="current-password"
      />
      <p className={styles.aside}>
        <Link to="/request-password-reset" state={state}>
          Forgot Password
        </Link>
      </p>
      <SubmitButton label="Sign In" fill />
      {demo && <DemoAccounts />}
    </FormRoot>
  );
}

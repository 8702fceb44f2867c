import { Link, useLocation } from 'react-router-dom';
import { personRules } from 'contract/rules';
import { hasStatusText } from '../../shared/api/errors';
import { Field } from '../../shared/form/Field';
import { Form } from '../../shared/form/Form';
import { toast } from '../../shared/ui/toast';
import { useRequestResetMutation } from './auth.api';
import styles from './auth.module.css';

interface Values {
  email: string;
}

export default function RequestResetPage() {
  const [request] = useRequestResetMutation();
  const state: unknown = useLocation().state;

  const submit = async (values: Values) => {
    try {
      const { message } = await request(values).unwrap();
      toast.success(message);
    } catch (error) {
      if (hasStatusText(error)) toast.error(error.statusText);
      else toast.failure(error);
    }
  };

  return (
    <>
      <p>Enter the email address of your account. We will send you a link to choose a new password.</p>
      <Form<Values> defaults={{ email: '' }} onSubmit={submit} submitLabel="Request Reset">
        <Field<Values>
          name="email"
          label="Email"
          kind="email"
          rules={personRules.email}
          autoComplete="username"
        />
      </Form>
      <p className={styles.below}>
        <Link to="/sign-in" state={state}>
          Back to Sign In
        </Link>
      </p>
    </>
  );
}

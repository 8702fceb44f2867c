import { FormGroup, InputGroup } from '@blueprintjs/core';
import { useDispatch } from 'react-redux';
import { Link, useSearchParams } from 'react-router-dom';
import { messages } from 'contract/messages';
import { personRules } from 'contract/rules';
import { isApiError } from '../../shared/api/errors';
import { tokenReceived } from '../../shared/api/session';
import { Field } from '../../shared/form/Field';
import { Form } from '../../shared/form/Form';
import { fullName } from '../../shared/lib/format';
import { Failed, Loading } from '../../shared/list/States';
import { useCounselorProfileQuery, useRegisterStudentMutation } from './auth.api';
import styles from './auth.module.css';

interface Values {
  firstName: string;
  lastName: string;
  phoneNumber: string;
  email: string;
  password: string;
  confirmPassword: string;
}

const EMPTY: Values = {
  firstName: '',
  lastName: '',
  phoneNumber: '',
  email: '',
  password: '',
  confirmPassword: '',
};

/** The call's names of the fields that the form names otherwise. */
const FIELD_OF = { first_name: 'firstName', last_name: 'lastName', phone_number: 'phoneNumber' } as const;

export default function RegisterPage() {
  const id = useSearchParams()[0].get('id');
  return (
    <>
      {id ? <SignUp counselorId={id} /> : <NoCounselor />}
      <p className={styles.below}>
        Have an account already? <Link to="/sign-in">Sign In</Link>
      </p>
    </>
  );
}

function NoCounselor() {
  return <p>You sign up through a link from your counselor. Ask your counselor to send you a new one.</p>;
}

function SignUp({ counselorId }: { counselorId: string }) {
  const { data: counselor, error, refetch } = useCounselorProfileQuery(counselorId);
  const [register] = useRegisterStudentMutation();
  const dispatch = useDispatch();
  if (isApiError(error) && error.status >= 400 && error.status < 500) return <NoCounselor />;
  if (error) return <Failed error={error} onRetry={refetch} />;
  if (!counselor) return <Loading what="your counselor" />;

  const signUp = async ({ firstName, lastName, phoneNumber, email, password }: Values) => {
    try {
      const { token } = await register({
        email,
        password,
        first_name: firstName,
        last_name: lastName,
        phone_number: phoneNumber,
        role: 'student',
        counselor_id: counselorId,
      }).unwrap();
      tokenReceived(token)(dispatch);
    } catch (failed) {
      if (isApiError(failed) && (failed.data.fields || failed.status === 0)) throw failed;
      const exists = isApiError(failed) && failed.status === 401;
      throw new Error(exists ? messages.userExists : 'server error.', { cause: failed });
    }
  };

  return (
    <Form<Values> defaults={EMPTY} fieldOf={FIELD_OF} onSubmit={signUp} submitLabel="Sign Up">
      <FormGroup label="Your counselor" labelFor="counselor">
        <InputGroup id="counselor" readOnly value={fullName(counselor.attributes)} fill />
      </FormGroup>
      <Field<Values>
        name="firstName"
        label="First name"
        rules={personRules.firstName}
        autoComplete="given-name"
      />
      <Field<Values>
        name="lastName"
        label="Last name"
        rules={personRules.lastName}
        autoComplete="family-name"
      />
      <Field<Values>
        name="phoneNumber"
        label="Phone number"
        kind="tel"
        rules={personRules.phoneNumber}
        autoComplete="tel-national"
        help="10 digits, without spaces"
      />
      <Field<Values>
        name="email"
        label="Email"
        kind="email"
        rules={personRules.email}
        autoComplete="username"
      />
      <Field<Values>
        name="password"
        label="Password"
        kind="password"
        rules={personRules.password}
        autoComplete="new-password"
        help="At least 8 characters"
      />
      <Field<Values>
        name="confirmPassword"
        label="Confirm password"
        kind="password"
        rules={{ required: 'Confirm password is a required field' }}
        validate={(value, { password }) => value === password || 'Passwords are not matching'}
        autoComplete="new-password"
      />
    </Form>
  );
}

import { useState } from 'react';
import { Field } from '../../shared/form/Field';
import { Form } from '../../shared/form/Form';
import { PersonFields, type Repetition } from '../../shared/form/PersonFields';
import { ROLE_NAMES } from '../../shared/lib/roles';
import { toast } from '../../shared/ui/toast';
import { useRegisterUserMutation, type NewUser } from './accounts.api';
import styles from './accounts.module.css';

type Values = NewUser & { readonly repeated: string };

const EMPTY: Values = {
  first_name: '',
  last_name: '',
  email: '',
  phone_number: '',
  role: 'student',
  password: '',
  repeated: '',
};

const REPETITION: Repetition = {
  label: 'Confirm password',
  missing: 'Password is a required field',
  mismatch: 'Passwords are not matching',
};

const ROLES = (['counselor', 'student'] as const).map((role) => ({ value: role, label: ROLE_NAMES[role] }));

export default function RegisterUserPage() {
  const [register] = useRegisterUserMutation();
  const [registered, setRegistered] = useState(0);

  const submit = async ({ repeated: _, ...user }: Values) => {
    await register(user).unwrap();
    toast.success('Account Created');
    setRegistered(registered + 1);
  };

  return (
    <div className={styles.card}>
      <Form<Values> key={registered} defaults={EMPTY} onSubmit={submit} submitLabel="Create account">
        <Field<Values> name="role" label="Role" kind="select" options={ROLES} />
        <div className={styles.fields}>
          <PersonFields repetition={REPETITION} phone />
        </div>
      </Form>
    </div>
  );
}

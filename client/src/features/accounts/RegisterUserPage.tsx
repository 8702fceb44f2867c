import { useState } from 'react';
import type { Role } from 'contract/roles';
import { Field } from '../../shared/form/Field';
import { Form } from '../../shared/form/Form';
import { PersonFields, type Repetition } from '../../shared/form/PersonFields';
import { useSignedInUser } from '../../shared/api/session';
import { ROLE_NAMES } from '../../shared/lib/roles';
import { toast } from '../../shared/ui/toast';
import { useRegisterUserMutation, type NewUser } from './accounts.api';
import styles from './accounts.module.css';
import { EntitiesField } from './EntitiesField';

type Values = Required<NewUser> & { readonly repeated: string };

const EMPTY: Values = {
  first_name: '',
  last_name: '',
  email: '',
  phone_number: '',
  role: 'student',
  entity_ids: [],
  password: '',
  repeated: '',
};

const REPETITION: Repetition = {
  label: 'Confirm password',
  missing: 'Password is a required field',
  mismatch: 'Passwords are not matching',
};

const optionsOf = (roles: readonly Role[]) => roles.map((role) => ({ value: role, label: ROLE_NAMES[role] }));

/** In the order in which they are asked for. */
const BY_ADMIN = optionsOf(['student', 'counselor', 'account_admin', 'exam_admin', 'admin']);
const BY_ACCOUNT_ADMIN = optionsOf(['counselor', 'student']);

export default function RegisterUserPage() {
  const [register] = useRegisterUserMutation();
  const byAdmin = useSignedInUser().role === 'admin';
  const [registered, setRegistered] = useState(0);

  const submit = async ({ repeated: _, entity_ids, ...user }: Values) => {
    await register(byAdmin ? { ...user, entity_ids } : user).unwrap();
    toast.success('Account Created');
    setRegistered(registered + 1);
  };

  return (
    <div className={styles.card}>
      <Form<Values> key={registered} defaults={EMPTY} onSubmit={submit} submitLabel="Create account">
        <Field<Values>
          name="role"
          label="Role"
          kind="select"
          options={byAdmin ? BY_ADMIN : BY_ACCOUNT_ADMIN}
        />
        {byAdmin && <EntitiesField />}
        <div className={styles.fields}>
          <PersonFields repetition={REPETITION} phone />
        </div>
      </Form>
    </div>
  );
}

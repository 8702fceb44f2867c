import { useState } from 'react';
import type { Role } from 'contract/roles';
import { Field } from '../../shared/form/Field';
import { Form } from '../../shared/form/Form';
import { PersonFields } from '../../domain/people/PersonFields';
import { UsersLink } from '../../domain/people/UsersLink';
import { useSignedInUser } from '../../shared/api/session';
import { ROLE_NAMES } from '../../domain/people/roles';
import { Card, Grid } from '../../shared/layout/layout';
import { toast } from '../../shared/ui/toast';
import { AccountsApi, type NewUser } from './accounts.api';
import styles from './accounts.module.css';
import { t } from './en';
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

const optionsOf = (roles: readonly Role[]) => roles.map((role) => ({ value: role, label: ROLE_NAMES[role] }));

const BY_ADMIN = optionsOf(['student', 'counselor', 'account_admin', 'exam_admin', 'admin', 'recommender']);
const BY_ACCOUNT_ADMIN = optionsOf(['counselor', 'student']);

export default function RegisterUserPage() {
  const [register] = AccountsApi.useRegisterUserMutation();
  const byAdmin = useSignedInUser().role === 'admin';
  const [registered, setRegistered] = useState(0);

  const submit = async ({ repeated: _, entity_ids, ...user }: Values) => {
    await register(byAdmin ? { ...user, entity_ids } : user).unwrap();
    toast.success(t.register.created);
    setRegistered(registered + 1);
  };

  return (
    <>
      <UsersLink />
      <Card pad="inset" width="form" className={styles.card}>
        <Form<Values> key={registered} defaults={EMPTY} onSubmit={submit} submitLabel={t.register.submit}>
          <Field<Values>
            name="role"
            label={t.register.role}
            kind="select"
            options={byAdmin ? BY_ADMIN : BY_ACCOUNT_ADMIN}
          />
          {byAdmin && <EntitiesField />}
          <Grid min={240} gap={[0, 4]}>
            <PersonFields repetition={t.register.repetition} phone />
          </Grid>
        </Form>
      </Card>
    </>
  );
}

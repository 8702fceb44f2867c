import { useState } from 'react';
import { Checkbox } from '@blueprintjs/core';
import { useController, useWatch } from 'react-hook-form';
import type { Role } from 'contract/roles';
import { Field } from '../../shared/form/Field';
import { Form } from '../../shared/form/Form';
import { PersonFields } from '../../domain/people/PersonFields';
import { UsersLink } from '../../domain/people/UsersLink';
import { useSignedInUser } from '../../shared/api/session';
import { ROLE_NAMES } from '../../domain/people/roles';
import { Card, Grid, Text } from '../../shared/layout/layout';
import { toast } from '../../shared/ui/toast';
import { AccessApi } from '../../domain/access/access.api';
import { Loaded } from '../../shared/list/Loaded';
import { AccountsApi, type NewUser } from './accounts.api';
import { t } from './en';

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
      <Card pad="inset" width="form">
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

type EntitiesValues = Required<Pick<NewUser, 'role' | 'entity_ids'>>;

function EntitiesField() {
  const query = AccessApi.useEntitiesQuery();
  const { field } = useController<EntitiesValues, 'entity_ids'>({ name: 'entity_ids' });
  const role = useWatch<EntitiesValues, 'role'>({ name: 'role' });
  const toggle = (id: string) =>
    field.onChange(
      field.value.includes(id) ? field.value.filter((known) => known !== id) : [...field.value, id],
    );
  return (
    <fieldset>
      <legend>{t.register.entities}</legend>
      <Loaded
        query={query}
        what={t.register.loadingEntities}
        rows={2}
        message={t.register.entitiesFailed}
        empty={
          <Text as="p" flush size={2} tone="muted">
            {t.register.noEntities}
          </Text>
        }
      >
        {(entities) => (
          <Grid min={220} fill style={{ maxHeight: 220, overflowY: 'auto' }}>
            {entities.map(({ id, attributes }) => (
              <Checkbox
                key={id}
                label={attributes.name}
                checked={field.value.includes(id)}
                onChange={() => toggle(id)}
              />
            ))}
          </Grid>
        )}
      </Loaded>
      {role === 'exam_admin' && (
        <Text as="p" flush size={2} tone="muted" role="status">
          {field.value.length === 0 ? t.register.accessToAll : t.register.accessToThese}
        </Text>
      )}
    </fieldset>
  );
}

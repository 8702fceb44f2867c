import { useState } from 'react';
import { ProfileCard } from '../../domain/account/ProfileCard';
import { Card, Grid, Stack, Text } from '../../shared/layout/layout';
import { Loading } from '../../shared/list/States';
import { lazyComponent } from '../../shared/ui/lazyComponent';
import { Form } from '../../shared/form/Form';
import { PersonFields } from '../../domain/people/PersonFields';
import { toast } from '../../shared/ui/toast';
import { t } from './en';
import { AccountsApi, type NewAdmin } from './accounts.api';

// The list is below the forms and doubles the code of the page, so it is loaded separately.
const UsersList = lazyComponent(
  () => import('./UsersList'),
  () => <Loading what={t.users.list.what} />,
);

export default function AdminProfilePage() {
  return (
    <Stack gap={6}>
      <Grid min={340} align="start" gap={5}>
        <ProfileCard />
        <NewAdminForm />
      </Grid>
      <UsersList />
    </Stack>
  );
}

type Values = NewAdmin & { readonly repeated: string };

const EMPTY: Values = { first_name: '', last_name: '', email: '', password: '', repeated: '' };

function NewAdminForm() {
  const [createAdmin] = AccountsApi.useCreateAdminMutation();
  const [created, setCreated] = useState(0);

  const create = async ({ repeated: _, ...admin }: Values) => {
    await createAdmin(admin).unwrap();
    toast.success(t.newAdmin.created(admin.first_name, admin.last_name));
    setCreated(created + 1);
  };

  return (
    <Card as="section" pad="inset" width="form" aria-labelledby="new-admin">
      <Text as="h2" id="new-admin" below={4}>
        {t.newAdmin.title}
      </Text>
      <Form<Values> key={created} defaults={EMPTY} onSubmit={create} submitLabel={t.newAdmin.title}>
        <Grid min={240} gap={[0, 4]}>
          <PersonFields repetition={t.newAdmin.repetition} />
        </Grid>
      </Form>
    </Card>
  );
}

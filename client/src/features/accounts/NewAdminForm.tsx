import { useState } from 'react';
import { Form } from '../../shared/form/Form';
import { PersonFields } from '../../domain/people/PersonFields';
import { Card, Grid } from '../../shared/layout/layout';
import { toast } from '../../shared/ui/toast';
import { useCreateAdminMutation, type NewAdmin } from './accounts.api';
import { t } from './en';
import styles from './accounts.module.css';

type Values = NewAdmin & { readonly repeated: string };

const EMPTY: Values = { first_name: '', last_name: '', email: '', password: '', repeated: '' };

export function NewAdminForm() {
  const [createAdmin] = useCreateAdminMutation();
  const [created, setCreated] = useState(0);

  const create = async ({ repeated: _, ...admin }: Values) => {
    await createAdmin(admin).unwrap();
    toast.success(t.newAdmin.created(admin.first_name, admin.last_name));
    setCreated(created + 1);
  };

  return (
    <Card as="section" pad="inset" width="form" aria-labelledby="new-admin" className={styles.card}>
      <h2 id="new-admin">{t.newAdmin.title}</h2>
      <Form<Values> key={created} defaults={EMPTY} onSubmit={create} submitLabel={t.newAdmin.title}>
        <Grid min={240} gap={[0, 4]}>
          <PersonFields repetition={t.newAdmin.repetition} />
        </Grid>
      </Form>
    </Card>
  );
}

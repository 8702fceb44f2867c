import { useState } from 'react';
import { Form } from '../../shared/form/Form';
import { PersonFields, type Repetition } from '../../shared/form/PersonFields';
import { toast } from '../../shared/ui/toast';
import { useCreateAdminMutation, type NewAdmin } from './accounts.api';
import styles from './accounts.module.css';

type Values = NewAdmin & { readonly repeated: string };

const EMPTY: Values = { first_name: '', last_name: '', email: '', password: '', repeated: '' };

const REPETITION: Repetition = {
  label: 'Repeat password',
  missing: 'Password is a required field',
  mismatch: 'Passwords do not match.',
};

export function NewAdminForm() {
  const [createAdmin] = useCreateAdminMutation();
  const [created, setCreated] = useState(0);

  const create = async ({ repeated: _, ...admin }: Values) => {
    await createAdmin(admin).unwrap();
    toast.success(`Admin ${admin.first_name} ${admin.last_name} has been created`);
    setCreated(created + 1);
  };

  return (
    <section aria-labelledby="new-admin" className={styles.card}>
      <h2 id="new-admin">Create New Admin</h2>
      <Form<Values> key={created} defaults={EMPTY} onSubmit={create} submitLabel="Create New Admin">
        <div className={styles.fields}>
          <PersonFields repetition={REPETITION} />
        </div>
      </Form>
    </section>
  );
}

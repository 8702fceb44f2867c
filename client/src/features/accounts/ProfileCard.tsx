import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { ProfileResource } from 'contract/identity';
import { ROLE_OPTIONS, type Role } from 'contract/roles';
import { useProfileQuery } from '../../shared/api/account.api';
import { FormDialog } from '../../shared/form/FormDialog';
import {
  NO_PASSWORDS,
  PasswordFields,
  useChangePassword,
  type PasswordChange,
} from '../../shared/form/PasswordChange';
import { ROLE_NAMES } from '../../shared/lib/roles';
import { Loaded } from '../../shared/list/Loaded';
import { StatusTag } from '../../shared/ui/StatusTag';
import styles from './accounts.module.css';

export function ProfileCard() {
  const query = useProfileQuery();
  const changePassword = useChangePassword();
  const [open, setOpen] = useState(false);
  return (
    <section aria-label="Your account" className={styles.card}>
      <Loaded query={query} what="your profile" rows={4}>
        {({ attributes }) => <Facts {...attributes} />}
      </Loaded>
      <div className={styles.foot}>
        <Button text="Update Password" onClick={() => setOpen(true)} />
        <Link to="/edit-password">On a page of its own</Link>
      </div>
      <FormDialog<PasswordChange>
        isOpen={open}
        title="Update Password"
        submitLabel="Update Password"
        defaults={NO_PASSWORDS}
        onSubmit={changePassword}
        onClose={() => setOpen(false)}
      >
        <PasswordFields />
      </FormDialog>
    </section>
  );
}

function Facts({ first_name, last_name, email, role }: ProfileResource['attributes']) {
  const facts = {
    'First name': first_name,
    'Last name': last_name,
    Email: email,
    Role: <StatusTag label={badgeOf(role)} intent={role === 'counselor' ? 'none' : 'primary'} />,
  };
  return (
    <dl className={styles.facts}>
      {Object.entries(facts).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const badgeOf = (role: Role): string =>
  (ROLE_OPTIONS as Partial<Record<Role, string>>)[role] ?? ROLE_NAMES[role];

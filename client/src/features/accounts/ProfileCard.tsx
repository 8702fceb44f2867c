import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { ProfileResource } from 'contract/identity';
import { ROLE_OPTIONS, type Role } from 'contract/roles';
import { useProfileQuery } from '../../domain/account/account.api';
import { FormDialog } from '../../shared/form/FormDialog';
import {
  NO_PASSWORDS,
  PasswordFields,
  useChangePassword,
  type PasswordChange,
} from '../../domain/account/PasswordChange';
import { ROLE_NAMES } from '../../domain/people/roles';
import { Loaded } from '../../shared/list/Loaded';
import { Facts } from '../../shared/ui/Facts';
import { StatusTag } from '../../shared/ui/StatusTag';
import { t } from './en';
import styles from './accounts.module.css';

export function ProfileCard() {
  const query = useProfileQuery();
  const changePassword = useChangePassword();
  const [open, setOpen] = useState(false);
  return (
    <section aria-label={t.profile.label} className={styles.card}>
      <Loaded query={query} what={t.profile.loading} rows={4}>
        {({ attributes }) => <Facts facts={factsOf(attributes)} />}
      </Loaded>
      <div className={styles.foot}>
        <Button text={t.profile.updatePassword} onClick={() => setOpen(true)} />
        <Link to="/edit-password">{t.profile.ownPage}</Link>
      </div>
      <FormDialog<PasswordChange>
        isOpen={open}
        title={t.profile.updatePassword}
        submitLabel={t.profile.updatePassword}
        defaults={NO_PASSWORDS}
        onSubmit={changePassword}
        onClose={() => setOpen(false)}
      >
        <PasswordFields />
      </FormDialog>
    </section>
  );
}

const factsOf = ({ first_name, last_name, email, role }: ProfileResource['attributes']) =>
  [
    [t.profile.firstName, first_name],
    [t.profile.lastName, last_name],
    [t.profile.email, email],
    [
      t.profile.role,
      <StatusTag key="role" label={badgeOf(role)} intent={role === 'counselor' ? 'none' : 'primary'} />,
    ],
  ] as const;

const badgeOf = (role: Role): string =>
  (ROLE_OPTIONS as Partial<Record<Role, string>>)[role] ?? ROLE_NAMES[role];

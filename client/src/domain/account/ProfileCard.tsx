import { Button } from '@blueprintjs/core';
import { Link } from 'react-router-dom';
import type { ProfileResource } from 'contract/profile';
import type { Role } from 'contract/roles';
import { FormDialog } from '../../shared/form/FormDialog';
import { Card, Row } from '../../shared/layout/layout';
import { ROLE_NAMES, SWAPPABLE_NAMES } from '../people/roles';
import { Loaded } from '../../shared/list/Loaded';
import { DescriptionList } from '../../shared/ui/DescriptionList';
import { StatusTag } from '../../shared/ui/StatusTag';
import { useDialogState } from '../../shared/ui/useDialogState';
import { useProfileQuery } from './account.api';
import { t } from './en';
import { IdentityFields } from './IdentityFields';
import { NO_PASSWORDS, PasswordFields, useChangePassword, type PasswordChange } from './PasswordChange';
import { PendingEmail } from './PendingEmail';
import { formOf, useChangeProfile, type ProfileForm } from './profile';
import styles from './account.module.css';

export function ProfileCard() {
  const query = useProfileQuery();
  const changePassword = useChangePassword();
  const password = useDialogState();
  return (
    <Card as="section" pad="inset" width="form" aria-label={t.profile.label}>
      <Loaded query={query} what={t.profile.loading} rows={4}>
        {(profile) => <Profile profile={profile} onPassword={() => password.open()} />}
      </Loaded>
      <FormDialog<PasswordChange>
        isOpen={password.isOpen}
        title={t.profile.updatePassword}
        submitLabel={t.profile.updatePassword}
        defaults={NO_PASSWORDS}
        onSubmit={changePassword}
        onClose={password.close}
      >
        <PasswordFields />
      </FormDialog>
    </Card>
  );
}

function Profile({ profile, onPassword }: { profile: ProfileResource; onPassword: () => void }) {
  const change = useChangeProfile(profile);
  const dialog = useDialogState();
  const { first_name, last_name, email } = formOf(profile);
  return (
    <>
      <PendingEmail profile={profile} />
      <DescriptionList facts={factsOf(profile.attributes)} />
      <Row wrap gap={[2, 4]} above={5} className={styles.foot}>
        <Button intent="primary" text={t.profile.edit} onClick={() => dialog.open()} />
        <Button text={t.profile.updatePassword} onClick={onPassword} />
        <Link to="/security">{t.profile.security}</Link>
      </Row>
      <FormDialog<Partial<ProfileForm>>
        isOpen={dialog.isOpen}
        title={t.profile.edit}
        defaults={{ first_name, last_name, email, password: '' }}
        onSubmit={change}
        onClose={dialog.close}
      >
        <IdentityFields />
      </FormDialog>
    </>
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
  (SWAPPABLE_NAMES as Partial<Record<Role, string>>)[role] ?? ROLE_NAMES[role];

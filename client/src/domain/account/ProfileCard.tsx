import { Button } from '@blueprintjs/core';
import { Link } from 'react-router-dom';
import type { ProfileResource } from 'contract/profile';
import type { Role } from 'contract/roles';
import { openForm } from '../../shared/form/openForm';
import { Card, Row } from '../../shared/layout/layout';
import { ROLE_NAMES, SWAPPABLE_NAMES } from '../people/roles';
import { Loaded } from '../../shared/list/Loaded';
import { DescriptionList } from '../../shared/ui/DescriptionList';
import { StatusTag } from '../../shared/ui/StatusTag';
import { AccountApi, formOf, useChangeProfile, type ProfileForm } from './account.api';
import { t } from './en';
import { IdentityFields, PendingEmail } from './IdentityFields';
import { NO_PASSWORDS, PasswordFields, useChangePassword, type PasswordChange } from './PasswordChange';

export function ProfileCard() {
  const query = AccountApi.useProfileQuery();
  const changePassword = useChangePassword();
  const openPassword = () =>
    openForm<PasswordChange>({
      title: t.profile.updatePassword,
      submitLabel: t.profile.updatePassword,
      defaults: NO_PASSWORDS,
      onSubmit: changePassword,
      children: <PasswordFields />,
    });
  return (
    <Card as="section" pad="inset" width="form" aria-label={t.profile.label}>
      <Loaded query={query} what={t.profile.loading} rows={4}>
        {(profile) => <Profile profile={profile} onPassword={openPassword} />}
      </Loaded>
    </Card>
  );
}

function Profile({ profile, onPassword }: { profile: ProfileResource; onPassword: () => void }) {
  const change = useChangeProfile(profile);
  const { first_name, last_name, email } = formOf(profile);
  const open = () =>
    openForm<Partial<ProfileForm>>({
      title: t.profile.edit,
      defaults: { first_name, last_name, email, password: '' },
      onSubmit: change,
      children: <IdentityFields />,
    });
  return (
    <>
      <PendingEmail profile={profile} />
      <DescriptionList facts={factsOf(profile.attributes)} />
      <Row wrap gap={[2, 4]} above={5}>
        <Button intent="primary" text={t.profile.edit} onClick={open} />
        <Button text={t.profile.updatePassword} onClick={onPassword} />
        <Link to="/security">{t.profile.security}</Link>
      </Row>
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

import { useFormContext, useWatch } from 'react-hook-form';
import { Button, Callout } from '@blueprintjs/core';
import { profileRules, type ProfileResource } from 'contract/profile';
import { Field } from '../../shared/form/Field';
import { PasswordField } from '../../shared/form/PasswordField';
import { Row, Text } from '../../shared/layout/layout';
import { toast } from '../../shared/ui/toast';
import { useHasPassword } from './usePasswordProof';
import { NameFields } from '../people/NameFields';
import { t } from './en';
import { AccountApi, type ProfileForm } from './account.api';

export function IdentityFields() {
  const { control, formState } = useFormContext<ProfileForm>();
  const email = useWatch({ control, name: 'email' });
  const isOther = email.trim().toLowerCase() !== formState.defaultValues?.email;
  const hasPassword = useHasPassword();
  return (
    <>
      <NameFields own />
      <Field<ProfileForm>
        name="email"
        label={t.profile.email}
        kind="email"
        rules={profileRules.email}
        autoComplete="email"
        help={t.profile.emailHelp}
      />
      {isOther &&
        (hasPassword ? (
          <PasswordField<ProfileForm>
            which="current"
            name="password"
            label={t.yourPassword}
            rules={profileRules.password}
            help={t.profile.passwordForEmail}
          />
        ) : (
          <p>{t.noPassword}</p>
        ))}
    </>
  );
}

export function PendingEmail({ profile: { attributes } }: { profile: ProfileResource }) {
  const { email, pending_email: pending } = attributes;
  const [change, sending] = AccountApi.useChangeProfileMutation();
  const [withdraw, withdrawing] = AccountApi.useWithdrawEmailMutation();
  if (pending === null) return null;
  const sendAgain = () =>
    change({ email: pending })
      .unwrap()
      .then(() => toast.success(t.pending.sent(pending)), toast.failure);
  const cancelChange = () =>
    withdraw()
      .unwrap()
      .then(() => toast.success(t.pending.withdrawn), toast.failure);
  return (
    <Text as={Callout} below={4} breakable intent="warning" title={t.pending.heading}>
      <p>{t.pending.waits(pending, email)}</p>
      <Row wrap gap={2} above={3}>
        <Button
          size="small"
          text={t.pending.again}
          loading={sending.isLoading}
          onClick={() => void sendAgain()}
        />
        <Button
          size="small"
          text={t.pending.withdraw}
          loading={withdrawing.isLoading}
          onClick={() => void cancelChange()}
        />
      </Row>
    </Text>
  );
}

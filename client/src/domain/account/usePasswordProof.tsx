import { personRules } from 'contract/identity';
import { PasswordField } from '../../shared/form/PasswordField';
import { openForm } from '../../shared/form/openForm';
import { AccountApi } from './account.api';
import { t } from './en';

export interface Password {
  password?: string;
}

export function usePasswordProof() {
  const hasPassword = useHasPassword();
  return (title: string, about: string, onSubmit: (proof: Password) => Promise<unknown>) =>
    openForm<Password>({
      title,
      submitLabel: title,
      defaults: hasPassword ? { password: '' } : {},
      onSubmit,
      children: (
        <>
          <p>{about}</p>
          {hasPassword ? (
            <PasswordField<Password>
              which="current"
              name="password"
              label={t.yourPassword}
              rules={personRules.password}
            />
          ) : (
            <p>{t.noPassword}</p>
          )}
        </>
      ),
    });
}

export const useHasPassword = () => AccountApi.useSignInQuery().currentData?.password ?? true;

import type { ReactNode } from 'react';
import { personRules } from 'contract/identity';
import { Field } from '../../shared/form/Field';
import { PasswordField, RepeatedPassword } from '../../shared/form/PasswordField';
import { t } from './en';
import { NameFields } from './NameFields';

interface Person {
  readonly phone_number: string;
  readonly email: string;
  readonly password: string;
  readonly repeated: string;
}

export interface Repetition {
  readonly label: string;
  readonly missing: string;
  readonly mismatch: string;
}

interface PersonFieldsProps {
  readonly repetition: Repetition;
  readonly phone?: boolean;
  readonly own?: boolean;
  /** Fields between the name and the phone number. */
  readonly children?: ReactNode;
}

export function PersonFields({ repetition, phone, own, children }: PersonFieldsProps) {
  const complete = (value: string) => (own ? value : 'off');
  return (
    <>
      <NameFields own={own} />
      {children}
      {phone && (
        <Field<Person>
          name="phone_number"
          label={t.person.phone}
          kind="tel"
          rules={personRules.phoneNumber}
          autoComplete={complete('tel-national')}
          help={t.person.phoneHelp}
        />
      )}
      <Field<Person>
        name="email"
        label={t.person.email}
        kind="email"
        rules={personRules.email}
        autoComplete={complete('username')}
      />
      <PasswordField<Person>
        which="new"
        name="password"
        label={t.person.password}
        rules={personRules.password}
        help={t.person.passwordHelp}
      />
      <RepeatedPassword<Person> of="password" name="repeated" {...repetition} />
    </>
  );
}

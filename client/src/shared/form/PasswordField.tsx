import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { t } from '../en';
import { EyeIcon } from '../ui/icons';
import { Field, type FieldProps } from './Field';

type PasswordProps<Values extends FieldValues> = Omit<FieldProps<Values>, 'kind' | 'autoComplete' | 'end'>;

export function PasswordField<Values extends FieldValues>({
  which,
  ...field
}: PasswordProps<Values> & { which: 'current' | 'new' }) {
  const [isShown, setShown] = useState(false);
  return (
    <Field<Values>
      {...field}
      kind={isShown ? 'text' : 'password'}
      autoComplete={`${which}-password`}
      end={
        <Button
          variant="minimal"
          icon={<EyeIcon title={t.showPassword} />}
          active={isShown}
          aria-pressed={isShown}
          disabled={field.disabled}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}

export const RepeatedPassword = <Values extends FieldValues>({
  of,
  mismatch,
  ...field
}: Omit<PasswordProps<Values>, 'validate'> & { of: FieldPath<Values>; mismatch: string }) => (
  <PasswordField<Values>
    {...field}
    which="new"
    validate={(value, values) => value === values[of] || mismatch}
  />
);

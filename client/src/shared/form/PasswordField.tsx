import type { FieldPath, FieldValues } from 'react-hook-form';
import { Field, type FieldProps } from './Field';

type PasswordProps<Values extends FieldValues> = Omit<FieldProps<Values>, 'kind' | 'autoComplete'>;

export const PasswordField = <Values extends FieldValues>({
  which,
  ...field
}: PasswordProps<Values> & { which: 'current' | 'new' }) => (
  <Field<Values> {...field} kind="password" autoComplete={`${which}-password`} />
);

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

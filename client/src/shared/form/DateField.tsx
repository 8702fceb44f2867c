import type { FieldValues } from 'react-hook-form';
import type { PlainDate } from '../lib/time';
import { Field, type FieldProps } from './Field';

type DateFieldProps<Values extends FieldValues> = Omit<FieldProps<Values>, 'kind' | 'min' | 'max'> & {
  readonly max?: PlainDate;
};

export function DateField<Values extends FieldValues>(props: DateFieldProps<Values>) {
  return <Field<Values> {...props} kind="date" />;
}

import { Button, Callout, Spinner } from '@blueprintjs/core';
import { useEffect, type ReactNode } from 'react';
import {
  FormProvider,
  get,
  useForm,
  useFormContext,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
} from 'react-hook-form';
import { isApiError, saidOf } from '../api/errors';
import { t } from '../en';
import { Details } from '../ui/Details';
import styles from './form.module.css';

export type FormState = 'clean' | 'dirty' | 'busy';

export interface FormProps<Values extends FieldValues> {
  readonly defaults: DefaultValues<Values>;
  /** Rejects with the failed call, whose names of fields are the form's, or with an Error that says in its own words what went wrong. */
  readonly onSubmit: (values: Values) => Promise<unknown>;
  readonly onState?: (state: FormState) => void;
  readonly children: ReactNode;
  readonly className?: string;
  /** For a button that stands outside of the form. */
  readonly id?: string;
}

/** The form without its foot: for those who place failure and button themselves. */
export function FormRoot<Values extends FieldValues>(props: FormProps<Values>) {
  const { defaults, onSubmit, onState, children, className, id } = props;
  const form = useForm<Values>({ defaultValues: defaults, mode: 'onTouched' });
  const { isSubmitting, isDirty } = form.formState;
  useEffect(
    () => onState?.(isSubmitting ? 'busy' : isDirty ? 'dirty' : 'clean'),
    [onState, isSubmitting, isDirty],
  );

  const showFailure = (error: unknown) => {
    const faults = Object.entries((isApiError(error) && error.data.fields) || {}).map(([name, message]) => ({
      field: name as FieldPath<Values>,
      message,
    }));
    const known = faults.filter(({ field }) => get(form.getValues(), field) !== undefined);
    known.forEach(({ field, message }, index) =>
      form.setError(field, { message }, { shouldFocus: index === 0 }),
    );
    if (known.length > 0) return;
    const { message, details } = saidOf(error);
    form.setError('root', { message, type: details });
  };
  const submit = form.handleSubmit(async (values) => {
    try {
      await onSubmit(values);
    } catch (error) {
      showFailure(error);
    }
  });

  return (
    <FormProvider {...form}>
      <form noValidate id={id} className={className} onSubmit={submit}>
        {children}
      </form>
    </FormProvider>
  );
}

/** What the last submit failed with, unless it belongs to a field. */
export function FormFailure() {
  const { root } = useFormContext().formState.errors;
  return (
    <div role="alert">
      {root && (
        <Callout intent="danger" className={styles.failure}>
          {root.message}
          <Details>{root.type}</Details>
        </Callout>
      )}
    </div>
  );
}

interface SubmitButtonProps {
  readonly label: string;
  /** While the answer is awaited. */
  readonly busyLabel?: string;
  readonly fill?: boolean;
}

export function SubmitButton({ label, busyLabel = t.saving, fill }: SubmitButtonProps) {
  const { isSubmitting } = useFormContext().formState;
  return (
    <>
      <Button
        type="submit"
        intent="primary"
        icon={isSubmitting ? <Spinner size={16} aria-hidden="true" /> : undefined}
        text={isSubmitting ? busyLabel : label}
        disabled={isSubmitting}
        fill={fill}
      />
      <span role="status" className="visually-hidden">
        {isSubmitting && busyLabel}
      </span>
    </>
  );
}

/** A form on a page, with its one button at the foot. */
export function Form<Values extends FieldValues>({
  submitLabel,
  busyLabel,
  children,
  ...props
}: FormProps<Values> & { readonly submitLabel: string; readonly busyLabel?: string }) {
  return (
    <FormRoot<Values> {...props}>
      {children}
      <FormFailure />
      <SubmitButton label={submitLabel} busyLabel={busyLabel} fill />
    </FormRoot>
  );
}

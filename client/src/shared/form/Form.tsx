import { Button, Spinner } from '@blueprintjs/core';
import { useEffect, useState, type ReactNode } from 'react';
import {
  FormProvider,
  get,
  useForm,
  useFormContext,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import { isApiError, saidOf } from '../api/errors';
import { t } from '../en';
import { draftOf, keepDraft } from '../lib/draft';
import { Failure } from '../ui/Failure';
import { DraftNote } from './DraftNote';
import styles from './form.module.css';
import { useUnsaved } from './unsaved';

export type FormState = 'clean' | 'dirty' | 'busy';

/** Notes in the form, and so in its draft, how far it came, for when it fails thereafter. */
export type Keep<Values> = (part: Partial<Values>) => void;

export interface FormProps<Values extends FieldValues> {
  readonly defaults: DefaultValues<Values>;
  /** Rejects with the failed call, whose names of fields are the form's, or with an Error that says in its own words what went wrong. */
  readonly onSubmit: (values: Values, keep: Keep<Values>) => Promise<unknown>;
  readonly onState?: (state: FormState) => void;
  readonly children: ReactNode;
  readonly className?: string;
  /** For a button that stands outside of the form. */
  readonly id?: string;
  /** What is typed is kept under this name until it is sent, or discarded. */
  readonly draft?: string;
  /** Whether it is asked before what is typed is left; nothing is lost of those that say no. */
  readonly asks?: boolean;
}

/** The form without its foot: for those who place failure and button themselves. */
export function FormRoot<Values extends FieldValues>(props: FormProps<Values>) {
  const { defaults, onSubmit, onState, children, className, id, draft, asks = true } = props;
  const form = useForm<Values>({ defaultValues: defaults, mode: 'onTouched' });
  const { isSubmitting, isDirty } = form.formState;
  const restored = useFormDraft(form, draft);
  useUnsaved(asks && isDirty && !isSubmitting, draft !== undefined);
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
  const keep: Keep<Values> = (part) => {
    for (const [name, value] of Object.entries(part))
      form.setValue(name as FieldPath<Values>, value as never, { shouldDirty: true });
  };
  const submit = form.handleSubmit(async (values) => {
    restored.send(true);
    try {
      await onSubmit(values, keep);
    } catch (error) {
      return showFailure(error);
    } finally {
      restored.send(false);
    }
    restored.forget();
    // What is saved is not unsaved any more.
    form.reset(form.getValues(), { keepTouched: true, keepSubmitCount: true });
  });

  return (
    <FormProvider {...form}>
      <form noValidate id={id} className={className} onSubmit={submit}>
        {restored.at && <DraftNote at={restored.at} onDiscard={restored.discard} />}
        {children}
      </form>
    </FormProvider>
  );
}

/** Drafts on their way: a form that takes the place of the one that sends begins empty. */
const sending = new Set<string>();

/** Keeps what is typed under a name, and begins with what was typed before. */
function useFormDraft<Values extends FieldValues>(form: UseFormReturn<Values>, name: string | undefined) {
  const [found, setFound] = useState(() =>
    name === undefined || sending.has(name) ? undefined : draftOf<Values>(name),
  );
  useEffect(() => {
    if (name === undefined) return;
    if (found) form.reset(found.value, { keepDefaultValues: true });
    return form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => void keepDraft(name, isDirty ? values : undefined),
    });
  }, [name, form, found]);
  const forget = () => {
    if (name === undefined) return;
    keepDraft(name, undefined);
    setFound(undefined);
  };
  const send = (isUnderWay: boolean) => {
    if (name === undefined) return;
    if (isUnderWay) sending.add(name);
    else sending.delete(name);
  };
  const discard = () => {
    form.reset();
    forget();
  };
  return { at: found?.at, send, forget, discard };
}

/** What the last submit failed with, unless it belongs to a field. */
export function FormFailure() {
  const { root } = useFormContext().formState.errors;
  return <Failure said={root && { message: root.message, details: root.type }} className={styles.failure} />;
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

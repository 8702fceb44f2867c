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
import { isApiError, errorMessage } from '../api/errors';
import { t } from '../en';
import { draftOf, storeDraft } from '../lib/draft';
import { Failure } from '../ui/Failure';
import { Row } from '../layout/layout';
import { formatInstant, type Instant } from '../lib/time';
import styles from './form.module.css';
import { useUnsaved } from './unsaved';

export type FormState = 'clean' | 'dirty' | 'busy';

/** Stores partial progress in the form and its draft, in case a later step fails. */
export type StoreProgress<Values> = (part: Partial<Values>) => void;

export interface FormProps<Values extends FieldValues> {
  readonly defaults: DefaultValues<Values>;
  /** Rejects with an API error about fields of the form, or with an Error with a readable message. */
  readonly onSubmit: (values: Values, keep: StoreProgress<Values>) => Promise<unknown>;
  readonly onState?: (state: FormState) => void;
  readonly children: ReactNode;
  readonly className?: string;
  readonly id?: string;
  readonly draft?: string;
  readonly asks?: boolean;
}

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
    const issues = Object.entries((isApiError(error) && error.data.fields) || {}).map(([name, message]) => ({
      field: name as FieldPath<Values>,
      message,
    }));
    const known = issues.filter(({ field }) => get(form.getValues(), field) !== undefined);
    known.forEach(({ field, message }, index) =>
      form.setError(field, { message }, { shouldFocus: index === 0 }),
    );
    if (known.length > 0) return;
    const { message, details } = errorMessage(error);
    form.setError('root', { message, type: details });
  };
  const keep: StoreProgress<Values> = (part) => {
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
    // The saved values become the new baseline, so that the form counts as clean.
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

/** Names of drafts that are being submitted. A form that replaces such a form must start empty. */
const sending = new Set<string>();

function useFormDraft<Values extends FieldValues>(form: UseFormReturn<Values>, name: string | undefined) {
  const [found, setFound] = useState(() =>
    name === undefined || sending.has(name) ? undefined : draftOf<Values>(name),
  );
  useEffect(() => {
    if (name === undefined) return;
    if (found) form.reset(found.value, { keepDefaultValues: true });
    return form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => void storeDraft(name, isDirty ? values : undefined),
    });
  }, [name, form, found]);
  const forget = () => {
    if (name === undefined) return;
    storeDraft(name, undefined);
    setFound(undefined);
  };
  const send = (isSending: boolean) => {
    if (name === undefined) return;
    if (isSending) sending.add(name);
    else sending.delete(name);
  };
  const discard = () => {
    form.reset();
    forget();
  };
  return { at: found?.at, send, forget, discard };
}

export function FormFailure() {
  const { root } = useFormContext().formState.errors;
  return <Failure error={root && { message: root.message, details: root.type }} className={styles.failure} />;
}

interface SubmitButtonProps {
  readonly label: string;
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

interface DraftNoteProps {
  readonly at: Instant;
  readonly onDiscard: () => void;
}

export const DraftNote = ({ at, onDiscard }: DraftNoteProps) => (
  <Row wrap justify="between" gap={[2, 4]} pad={[2, 'inset']} framed below={4} flushContent>
    <p role="status">{t.draft.restored(formatInstant(at))}</p>
    <Button size="small" text={t.draft.discard} onClick={onDiscard} />
  </Row>
);

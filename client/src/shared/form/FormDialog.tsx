import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { t } from '../en';
import { topLayer } from '../ui/dialogs';
import { closing } from './confirm';
import { FormFailure, FormRoot, SubmitButton, type FormProps, type FormState } from './Form';
import styles from './form.module.css';

export interface FormDialogProps<Values extends FieldValues> extends Omit<
  FormProps<Values>,
  'onState' | 'className'
> {
  readonly isOpen: boolean;
  readonly title: string;
  readonly submitLabel?: string;
  readonly onClose: () => void;
}

/** Must stay mounted while `isOpen` changes, or else the focus does not return to the opening element. */
export function FormDialog<Values extends FieldValues>(props: FormDialogProps<Values>) {
  const { isOpen, title, submitLabel = t.save, onClose, onSubmit, children, ...form } = props;
  const [state, setState] = useState<FormState>('clean');
  const close = closing(state, onClose, form.draft !== undefined);
  const save: typeof onSubmit = async (values, keep) => {
    await onSubmit(values, keep);
    onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      portalContainer={topLayer()}
      title={title}
      onClose={close}
      onOpened={focusFirstField}
      canOutsideClickClose={state === 'clean'}
      canEscapeKeyClose={state !== 'busy'}
      isCloseButtonShown={state !== 'busy'}
    >
      <FormRoot<Values> {...form} className={styles.dialog} onSubmit={save} onState={setState}>
        <DialogBody>
          {children}
          <FormFailure />
        </DialogBody>
        <DialogFooter
          actions={
            <>
              <Button onClick={close} disabled={state === 'busy'} text={t.cancel} />
              <SubmitButton label={submitLabel} />
            </>
          }
        />
      </FormRoot>
    </Dialog>
  );
}

/** Focuses the first field, unless the user has already moved the focus. */
export function focusFirstField(dialog: HTMLElement) {
  const form = dialog.querySelector('form');
  if (form?.contains(document.activeElement)) return;
  form?.querySelector<HTMLElement>(':is(input, select, textarea):not([readonly], :disabled)')?.focus();
}

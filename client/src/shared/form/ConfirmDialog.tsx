import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { errorMessage, type ErrorMessages } from '../api/errors';
import { t } from '../en';
import { topLayer } from '../ui/dialogs';
import { Failure } from '../ui/Failure';
import styles from './form.module.css';

export interface ConfirmDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly children: ReactNode;
  readonly confirmLabel: string;
  /** Primary for what destroys nothing. */
  readonly intent?: 'danger' | 'primary';
  /** Needed if 'Cancel' could be mistaken for the action. */
  readonly dismissLabel?: string;
  readonly onConfirm: () => Promise<unknown>;
  readonly onClose: () => void;
  /** Moves the focus if confirming removes the opening element. */
  readonly refocus?: () => void;
}

export function ConfirmDialog({
  isOpen,
  title,
  children,
  confirmLabel,
  intent = 'danger',
  dismissLabel = t.cancel,
  onConfirm,
  onClose,
  refocus,
}: ConfirmDialogProps) {
  const bodyId = useId();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ErrorMessages>();
  const confirmed = useRef(false);
  const isPressedHere = useRef(false);
  const leave = useRef(refocus);
  useEffect(() => {
    leave.current = refocus;
  });
  // Confirming may remove the row with this dialog before the dialog has closed.
  useEffect(
    () => () => {
      if (confirmed.current) leave.current?.();
    },
    [],
  );
  const confirm = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await onConfirm();
      confirmed.current = true;
      onClose();
    } catch (error) {
      setFailure(errorMessage(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      isOpen={isOpen}
      portalContainer={topLayer()}
      title={title}
      role="alertdialog"
      aria-describedby={bodyId}
      onClose={onClose}
      onClosed={() => {
        setFailure(undefined);
        if (confirmed.current) refocus?.();
        confirmed.current = false;
      }}
      canEscapeKeyClose={!busy}
      canOutsideClickClose={!busy}
      isCloseButtonShown={!busy}
    >
      <DialogBody>
        <div id={bodyId}>{children}</div>
        <Failure error={failure} className={styles.refusal} />
      </DialogBody>
      <DialogFooter
        onKeyDownCapture={() => {
          isPressedHere.current = true;
        }}
        // The key that opened the dialog is released over its focused button, which must not click it.
        onKeyUpCapture={(event) => {
          if (!isPressedHere.current) event.stopPropagation();
        }}
        actions={
          <>
            <Button autoFocus onClick={onClose} disabled={busy} text={dismissLabel} />
            <Button intent={intent} loading={busy} onClick={confirm} text={confirmLabel} />
          </>
        }
      />
    </Dialog>
  );
}

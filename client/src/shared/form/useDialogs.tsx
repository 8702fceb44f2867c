import type { FieldValues } from 'react-hook-form';
import { lazyComponent } from '../ui/lazyComponent';
import { useDialogState } from '../ui/useDialogState';
import type { ConfirmDialogProps } from './ConfirmDialog';
import type { FormDialogProps } from './FormDialog';

const ConfirmDialog = lazyComponent(async () => ({
  default: (await import('./ConfirmDialog')).ConfirmDialog,
}));
const FormDialog = lazyComponent(async () => ({ default: (await import('./FormDialog')).FormDialog }));

export type Question = Omit<ConfirmDialogProps, 'isOpen' | 'onClose'>;
export type Form<Values extends FieldValues> = Omit<FormDialogProps<Values>, 'isOpen' | 'onClose'>;

export function useConfirm() {
  const { subject, isOpen, open, close } = useDialogState<Question>();
  const dialog = subject && <ConfirmDialog {...subject} isOpen={isOpen} onClose={close} />;
  return { ask: open, dialog };
}

export function useFormDialog<Values extends FieldValues>() {
  const { subject, isOpen, open, close } = useDialogState<Form<Values>>();
  const dialog = subject && (
    <FormDialog {...(subject as unknown as Form<FieldValues>)} isOpen={isOpen} onClose={close} />
  );
  return { ask: open, close, dialog };
}

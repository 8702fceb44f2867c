import type { FieldValues } from 'react-hook-form';
import { lazyPart } from '../ui/lazyPart';
import { useSubject } from '../ui/useSubject';
import type { ConfirmDialogProps } from './ConfirmDialog';
import type { FormDialogProps } from './FormDialog';

const ConfirmDialog = lazyPart(async () => ({ default: (await import('./ConfirmDialog')).ConfirmDialog }));
const FormDialog = lazyPart(async () => ({ default: (await import('./FormDialog')).FormDialog }));

export type Question = Omit<ConfirmDialogProps, 'isOpen' | 'onClose'>;
export type Form<Values extends FieldValues> = Omit<FormDialogProps<Values>, 'isOpen' | 'onClose'>;

export function useConfirm() {
  const { subject, isOpen, open, close } = useSubject<Question>();
  const dialog = subject && <ConfirmDialog {...subject} isOpen={isOpen} onClose={close} />;
  return { ask: open, dialog };
}

export function useFormDialog<Values extends FieldValues>() {
  const { subject, isOpen, open, close } = useSubject<Form<Values>>();
  const dialog = subject && (
    <FormDialog {...(subject as unknown as Form<FieldValues>)} isOpen={isOpen} onClose={close} />
  );
  return { ask: open, close, dialog };
}

import type { FieldValues } from 'react-hook-form';
import { openDialog } from '../ui/dialogs';
import { lazyComponent } from '../ui/lazyComponent';
import type { ConfirmDialogProps } from './ConfirmDialog';
import type { FormDialogProps } from './FormDialog';

const ConfirmDialog = lazyComponent(async () => ({
  default: (await import('./ConfirmDialog')).ConfirmDialog,
}));
const FormDialog = lazyComponent(async () => ({ default: (await import('./FormDialog')).FormDialog }));

export type Question = Omit<ConfirmDialogProps, 'isOpen' | 'onClose'>;
export type Form<Values extends FieldValues> = Omit<FormDialogProps<Values>, 'isOpen' | 'onClose'>;

export const openConfirm = (question: Question) => openDialog(ConfirmDialog, question);

export const openForm = <Values extends FieldValues>(form: Form<Values> | Promise<Form<Values>>) =>
  openDialog(FormDialog, form as unknown as Form<FieldValues>);

import type { FieldValues } from 'react-hook-form';
import { openDialog } from '../ui/dialogs';
import { lazyComponent } from '../ui/lazyComponent';
import type { FormDialogProps } from './FormDialog';

const FormDialog = lazyComponent(async () => ({ default: (await import('./FormDialog')).FormDialog }));

export type Form<Values extends FieldValues> = Omit<FormDialogProps<Values>, 'isOpen' | 'onClose'>;

export const openForm = <Values extends FieldValues>(form: Form<Values> | Promise<Form<Values>>) =>
  openDialog(FormDialog, form as unknown as Form<FieldValues>);

import { t } from '../en';
import { openDialog } from '../ui/dialogs';
import { lazyComponent } from '../ui/lazyComponent';
import type { ConfirmDialogProps } from './ConfirmDialog';
import type { FormState } from './Form';

const ConfirmDialog = lazyComponent(async () => ({
  default: (await import('./ConfirmDialog')).ConfirmDialog,
}));

export type Question = Omit<ConfirmDialogProps, 'isOpen' | 'onClose'>;

export const openConfirm = (question: Question) => openDialog(ConfirmDialog, question);

/** Returns what closes a form. It asks first if there is typed input, which closing loses or leaves in a draft. */
export const closing =
  (state: FormState, onClose: () => void, isStored = false) =>
  () => {
    if (state !== 'dirty') return onClose();
    openConfirm({
      title: t.unsaved.close,
      confirmLabel: t.unsaved.leave,
      onConfirm: async () => onClose(),
      children: isStored ? t.unsaved.kept : t.unsaved.lost,
    });
  };

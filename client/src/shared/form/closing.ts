import { t } from '../en';
import type { FormState } from './Form';
import { openConfirm } from './useDialogs';

/** Closes a form, after a question if that loses or leaves typed input. */
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

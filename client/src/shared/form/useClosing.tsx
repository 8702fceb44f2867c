import { t } from '../en';
import type { FormState } from './Form';
import { useConfirm } from './useDialogs';

/** Closes a form's dialog, once that is confirmed where something is typed and not saved. */
export function useClosing(state: FormState, onClose: () => void, isKept = false) {
  const { ask, dialog } = useConfirm();
  const close = () => {
    if (state !== 'dirty') return onClose();
    ask({
      title: t.unsaved.close,
      children: isKept ? t.unsaved.kept : t.unsaved.lost,
      confirmLabel: t.unsaved.discard,
      onConfirm: async () => onClose(),
    });
  };
  return { close, question: dialog };
}

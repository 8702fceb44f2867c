import { useState } from 'react';
import { t } from '../en';
import { ConfirmDialog } from './ConfirmDialog';
import type { FormState } from './Form';

export function useClosing(state: FormState, onClose: () => void, isStored = false) {
  const [isAsking, setAsking] = useState(false);
  const question = (
    <ConfirmDialog
      isOpen={isAsking}
      title={t.unsaved.close}
      confirmLabel={t.unsaved.leave}
      onConfirm={async () => onClose()}
      onClose={() => setAsking(false)}
    >
      {isStored ? t.unsaved.kept : t.unsaved.lost}
    </ConfirmDialog>
  );
  return { close: () => (state === 'dirty' ? setAsking(true) : onClose()), question };
}

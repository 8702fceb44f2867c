import { useEffect, useState } from 'react';
import { setStored, getStored, onStoredElsewhere } from '../../shared/lib/stored';
import type { Draft } from './draft';

const NAME = 'survey';

const storedDraft = () => getStored<Draft>('localStorage', NAME);

export const hasDraft = () => storedDraft() !== undefined;

export function useDraft(fresh: Draft) {
  const [{ draft, turn }, set] = useState(() => ({ draft: storedDraft() ?? fresh, turn: 0 }));
  useEffect(
    () =>
      onStoredElsewhere(NAME, () => set((now) => ({ draft: storedDraft() ?? fresh, turn: now.turn + 1 }))),
    [fresh],
  );
  const put = (next: Draft) => {
    setStored('localStorage', NAME, next);
    set((now) => ({ ...now, draft: next }));
  };
  return {
    draft,
    /** Changes whenever anything but `change` has replaced the draft. */
    turn,
    change: (changed: (draft: Draft) => Draft) => put(changed(storedDraft() ?? draft)),
    replace: (next: Draft) => {
      setStored('localStorage', NAME, next);
      set((now) => ({ draft: next, turn: now.turn + 1 }));
    },
    forget: () => {
      setStored('localStorage', NAME, undefined);
      set((now) => ({ draft: fresh, turn: now.turn + 1 }));
    },
  };
}

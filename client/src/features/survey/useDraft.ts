import { useEffect, useState } from 'react';
import { keep, kept, onStoredElsewhere } from '../../shared/lib/stored';
import type { Draft } from './draft';

const NAME = 'survey';

const keptDraft = () => kept<Draft>('localStorage', NAME);

export const hasDraft = () => keptDraft() !== undefined;

/** Stores the survey in the browser: it survives a reload and follows changes in other tabs. */
export function useDraft(fresh: Draft) {
  const [{ draft, turn }, set] = useState(() => ({ draft: keptDraft() ?? fresh, turn: 0 }));
  useEffect(
    () => onStoredElsewhere(NAME, () => set((now) => ({ draft: keptDraft() ?? fresh, turn: now.turn + 1 }))),
    [fresh],
  );
  const put = (next: Draft) => {
    keep('localStorage', NAME, next);
    set((now) => ({ ...now, draft: next }));
  };
  return {
    draft,
    /** Changes whenever anything but `change` has replaced the draft. */
    turn,
    change: (changed: (draft: Draft) => Draft) => put(changed(keptDraft() ?? draft)),
    replace: (next: Draft) => {
      keep('localStorage', NAME, next);
      set((now) => ({ draft: next, turn: now.turn + 1 }));
    },
    forget: () => {
      keep('localStorage', NAME, undefined);
      set((now) => ({ draft: fresh, turn: now.turn + 1 }));
    },
  };
}

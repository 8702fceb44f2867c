import { useEffect, useState } from 'react';
import { keep, kept, onKeptElsewhere } from '../../shared/lib/kept';
import type { Draft } from './draft';

const NAME = 'survey';

const keptDraft = () => kept<Draft>('localStorage', NAME);

/** Whether a survey was begun that is not submitted yet. */
export const hasDraft = () => keptDraft() !== undefined;

/** The survey that is being answered; it survives a reload, and other tabs write at it too. */
export function useDraft(fresh: Draft) {
  const [{ draft, turn }, set] = useState(() => ({ draft: keptDraft() ?? fresh, turn: 0 }));
  useEffect(
    () => onKeptElsewhere(NAME, () => set((now) => ({ draft: keptDraft() ?? fresh, turn: now.turn + 1 }))),
    [fresh],
  );
  const put = (next: Draft) => {
    keep('localStorage', NAME, next);
    set((now) => ({ ...now, draft: next }));
  };
  return {
    draft,
    /** Another one wherever the draft was changed by anything but `change`. */
    turn,
    change: (changed: (draft: Draft) => Draft) => put(changed(keptDraft() ?? draft)),
    replace: (next: Draft) => {
      keep('localStorage', NAME, next);
      set((now) => ({ draft: next, turn: now.turn + 1 }));
    },
    /** Once it is submitted. */
    forget: () => {
      keep('localStorage', NAME, undefined);
      set((now) => ({ draft: fresh, turn: now.turn + 1 }));
    },
  };
}

import { useEffect, useState } from 'react';
import { stored } from '../../shared/lib/stored';
import type { Draft } from './draft';

const entry = stored<Draft>('survey');

export const hasDraft = () => entry.get() !== undefined;

export function useDraft(fresh: Draft) {
  const draft = entry.useValue() ?? fresh;
  const [turn, setTurn] = useState(0);
  useEffect(() => entry.onChangedElsewhere(() => setTurn((now) => now + 1)), []);
  const replace = (next: Draft | undefined) => {
    entry.set(next);
    setTurn((now) => now + 1);
  };
  return {
    draft,
    /** Changes whenever anything but `change` has replaced the draft. */
    turn,
    change: (changed: (draft: Draft) => Draft) => entry.set(changed(entry.get() ?? draft)),
    replace,
    forget: () => replace(undefined),
  };
}

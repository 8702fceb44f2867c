import { useEffect, useState } from 'react';
import { keep, kept } from '../../shared/lib/kept';
import { useDebounced } from '../../shared/lib/useDebounced';

const NAME = 'session-notes';

/** What somebody begins to write, which survives a reload. */
export function useNotesDraft() {
  const [notes, setNotes] = useState(() => kept<string>(sessionStorage, NAME) ?? '');
  const rested = useDebounced(notes);
  useEffect(() => keep(sessionStorage, NAME, rested || undefined), [rested]);
  return [notes, setNotes] as const;
}

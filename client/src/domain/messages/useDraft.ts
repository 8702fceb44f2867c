import { useState } from 'react';
import { keep, kept } from '../../shared/lib/kept';

/** What is written to somebody and not sent yet; it survives a reload. */
export function useDraft(contactId: string): [string, (text: string) => void] {
  const name = `draft:${contactId}`;
  const [draft, setDraft] = useState(() => kept<string>(localStorage, name) ?? '');
  const change = (text: string) => {
    setDraft(text);
    keep(localStorage, name, text || undefined);
  };
  return [draft, change];
}

import { InputGroup } from '@blueprintjs/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { useFilters } from '../routing/useUrlState';
import { SearchIcon } from '../ui/icons';

export function useSearch() {
  const [{ q }, set] = useFilters({ q: '' });
  return [q, (value: string) => set({ q: value })] as const;
}

interface SearchBoxProps {
  readonly label: string;
  readonly id?: string;
  readonly shortest?: number;
  readonly debounceMs?: number;
}

export function SearchBox({ label, id, shortest = 3, debounceMs = 400 }: SearchBoxProps) {
  const [q, search] = useSearch();
  const [typed, setTyped] = useState(q);
  const [sought, setSought] = useState(q);
  const [shown, setShown] = useState(q);
  if (shown !== q) {
    setShown(q);
    // The search was changed by a link or button, not by typing.
    if (q !== sought) setTyped(q);
    setSought(q);
  }
  const seek = useEffectEvent((wanted: string) => {
    setSought(wanted);
    search(wanted);
  });
  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === q || (wanted.length > 0 && wanted.length < shortest)) return;
    const timer = setTimeout(() => seek(wanted), wanted ? debounceMs : 0);
    return () => clearTimeout(timer);
  }, [typed, q, shortest, debounceMs]);
  return (
    <InputGroup
      id={id}
      type="search"
      aria-label={label}
      aria-keyshortcuts="/"
      placeholder={label}
      leftElement={<SearchIcon />}
      value={typed}
      onValueChange={setTyped}
    />
  );
}

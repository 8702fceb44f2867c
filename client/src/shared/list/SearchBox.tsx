import { InputGroup } from '@blueprintjs/core';
import { useEffect, useState } from 'react';
import { useFilter } from '../routing/useUrlState';
import { SearchIcon } from '../ui/icons';

const SHORTEST = 3;
const DEBOUNCE_MS = 400;

/** What the address searches for, and how to search for something else. */
export const useSearch = () => useFilter('q');

/** Searches once typing rests, from three letters on; an emptied box shows everything again. */
export function SearchBox({ label }: { label: string }) {
  const [q, search] = useSearch();
  const [typed, setTyped] = useState(q);
  const [sought, setSought] = useState(q);
  const [shown, setShown] = useState(q);
  if (shown !== q) {
    setShown(q);
    // Not from this box but from a link or a button: what was typed no longer counts.
    if (q !== sought) setTyped(q);
    setSought(q);
  }
  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === q || (wanted.length > 0 && wanted.length < SHORTEST)) return;
    const seek = () => {
      setSought(wanted);
      search(wanted);
    };
    const timer = setTimeout(seek, wanted ? DEBOUNCE_MS : 0);
    return () => clearTimeout(timer);
  });
  return (
    <InputGroup
      type="search"
      aria-label={label}
      placeholder={label}
      leftElement={<SearchIcon />}
      value={typed}
      onValueChange={setTyped}
    />
  );
}

import { InputGroup } from '@blueprintjs/core';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SearchIcon } from '../ui/icons';

const SHORTEST = 3;
const DEBOUNCE_MS = 400;

/** What the address searches for, and how to search for something else from page 1. */
export function useSearch(): [string, (q: string) => void] {
  const [params, setParams] = useSearchParams();
  const search = (q: string) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        next.delete('page');
        if (q) next.set('q', q);
        else next.delete('q');
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return [params.get('q') ?? '', search];
}

/** Searches once typing rests, from three letters on; an emptied box shows everything again. */
export function SearchBox({ label }: { label: string }) {
  const [q, search] = useSearch();
  const [typed, setTyped] = useState(q);
  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === q || (wanted.length > 0 && wanted.length < SHORTEST)) return;
    const timer = setTimeout(() => search(wanted), wanted ? DEBOUNCE_MS : 0);
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

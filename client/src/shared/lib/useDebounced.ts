import { useEffect, useState } from 'react';

const DEBOUNCE_MS = 400;

/** What was typed once typing rests, and at once where it was emptied. */
export function useDebounced(typed: string): string {
  const [rested, setRested] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), typed ? DEBOUNCE_MS : 0);
    return () => clearTimeout(timer);
  }, [typed]);
  return rested;
}

import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** State that lives in the address: it survives a reload and can be sent to somebody. */
export function useUrlState(name: string, initial = ''): [string, (value: string) => void] {
  const [params, setParams] = useSearchParams();
  const set = useCallback(
    (value: string) =>
      setParams(
        (now) => {
          const next = new URLSearchParams(now);
          if (value === initial) next.delete(name);
          else next.set(name, value);
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [name, initial, setParams],
  );
  return [params.get(name) ?? initial, set];
}

/** A filter of a paged list in the address: with another value the list starts at page 1. */
export function useFilter(name: string): [string, (value: string) => void] {
  const [params, setParams] = useSearchParams();
  const set = (value: string) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        next.delete('page');
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return [params.get(name) ?? '', set];
}

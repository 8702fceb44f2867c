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

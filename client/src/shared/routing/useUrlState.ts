import { useSearchParams, type NavigateOptions } from 'react-router-dom';

export type UrlValues<Name extends string> = Readonly<Record<Name, string>>;

const IN_PLACE: NavigateOptions = { replace: true, preventScrollReset: true };

/**
 * State in the address, which survives a reload and can be shared. Returns the values, a function that changes some of
 * them, and one that returns the address with such changes. Initial values are left out of the address.
 */
export function useUrlState<Name extends string>(initial: UrlValues<Name>, options = IN_PLACE) {
  const [params, setParams] = useSearchParams();
  const names = Object.keys(initial) as Name[];
  const values = Object.fromEntries(names.map((name) => [name, params.get(name) ?? initial[name]]));
  const changed = (now: URLSearchParams, changes: Partial<UrlValues<Name>>) => {
    const next = new URLSearchParams(now);
    for (const [name, value] of Object.entries<string | undefined>(changes)) {
      if (value === undefined || value === initial[name as Name]) next.delete(name);
      else next.set(name, value);
    }
    return next;
  };
  return [
    values as UrlValues<Name>,
    (changes: Partial<UrlValues<Name>>) => setParams((now) => changed(now, changes), options),
    (changes: Partial<UrlValues<Name>>) => ({ search: changed(params, changes).toString() }),
  ] as const;
}

/** State of filters in the address; a change returns the list to page 1. */
export function useFilters<Name extends string>(initial: UrlValues<Name>) {
  type Changes = Partial<UrlValues<Name>>;
  const [all, set, addressWith] = useUrlState<string>({ ...initial, page: '' });
  const { page: _, ...values } = all;
  return [
    values as UrlValues<Name>,
    (changes: Changes) => set({ ...changes, page: '' }),
    (changes: Changes) => addressWith({ ...changes, page: '' }),
  ] as const;
}

import { useSearchParams, type NavigateOptions } from 'react-router-dom';

export type UrlValues<Name extends string> = Readonly<Record<Name, string>>;

const IN_PLACE: NavigateOptions = { replace: true, preventScrollReset: true };

/**
 * State that lives in the address, so that it survives a reload and can be sent to somebody: the values, how to change
 * some of them, and the address with them changed. What is as it was at first is left out.
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

/** The same of what narrows a paged list: changed, the list starts at page 1. */
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

import { useSearchParams, type NavigateOptions } from 'react-router-dom';

export type UrlValues<Name extends string> = Readonly<Record<Name, string>>;

/** Returns whether a value of the address is one of these. */
export const isOneOf =
  <Value extends string>(values: readonly Value[]) =>
  (value: string): value is Value =>
    (values as readonly string[]).includes(value);

const IN_PLACE: NavigateOptions = { replace: true, preventScrollReset: true };

/** Returns the values in the address, a setter, and a function for a changed address; initial values are left out. */
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

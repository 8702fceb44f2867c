import { HTMLSelect } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import { useFilters } from '../routing/useUrlState';
import { Toolbar } from '../ui/Toolbar';
import { SearchBox } from './SearchBox';

/** A filter whose value is stored in the address under its name. */
export interface Filter {
  readonly name: string;
  readonly label: string;
  /** The first option has an empty value, which turns the filter off. */
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

export interface ToolsProps {
  readonly search?: string;
  readonly filters?: readonly Filter[];
  readonly tools?: ReactNode;
}

export function Tools({ search, filters = [], tools, create }: ToolsProps & { readonly create?: ReactNode }) {
  const [values, set] = useFilters<string>(Object.fromEntries(filters.map(({ name }) => [name, ''])));
  if (!search && filters.length === 0 && !tools && !create) return null;
  return (
    <Toolbar>
      {search && <SearchBox label={search} />}
      {filters.map(({ name, label, options }) => (
        <HTMLSelect
          key={name}
          aria-label={label}
          value={values[name]}
          options={options}
          onChange={({ currentTarget }) => set({ [name]: currentTarget.value })}
        />
      ))}
      {tools}
      {create}
    </Toolbar>
  );
}

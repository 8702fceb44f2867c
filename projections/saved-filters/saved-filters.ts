import { retained } from '../../src/kernel/personal';
import { projection } from '../../src/kernel/projection';
import type { SavedFilterEvents } from '../../src/modules/saved-filters/saved-filters.events';

export interface SavedFilters {
  readonly id: string;
  readonly filters: readonly { readonly id: string; readonly name: string; readonly search: string }[];
}

export const savedFilters = projection<SavedFilters, SavedFilterEvents>({
  name: 'saved-filters',
  contains: 'filters that a staff member named and saved',
  version: 1,
  indexes: [{ id: 1 }],
  key: ({ data }) => data.userId,
  empty: (id) => ({ id, filters: [] }),
  erasure: { id: 'nothing' },
  exported: retained('They belong to staff.'),
  on: {
    FilterSaved: (saved, { data }) => withFilter(saved, data),
    FilterRenamed: ({ id, filters }, { data: { filterId, name } }) => ({
      id,
      filters: filters.map((filter) => (filter.id === filterId ? { ...filter, name: name.to } : filter)),
    }),
    FilterDeleted: ({ id, filters }, { data }) => ({
      id,
      filters: filters.filter((filter) => filter.id !== data.filterId),
    }),
    FilterRestored: (saved, { data }) => withFilter(saved, data),
  },
});

const withFilter = (
  { id, filters }: SavedFilters,
  { filterId, name, search }: SavedFilterEvents['FilterSaved'],
): SavedFilters => ({ id, filters: [...filters, { id: filterId, name, search }] });

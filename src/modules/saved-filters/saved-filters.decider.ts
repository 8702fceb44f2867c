import { MAX_FILTERS } from '../../../contract/saved-filters';
import { compensation, decider } from '../../kernel/decider';
import { Rejected, requireFound } from '../../kernel/errors';
import type { SavedFilter, SavedFilterEvents } from './saved-filters.events';
import { t } from './messages';

type StoredFilter = SavedFilter & { readonly deleted: boolean };
type Filters = ReadonlyMap<string, StoredFilter>;

interface OfFilter {
  readonly filterId: string;
}

export type SavedFilterCommands = {
  Save: SavedFilter;
  Rename: OfFilter & { readonly name: string };
  Delete: OfFilter;
  Restore: OfFilter;
};

const known = (filters: Filters, { filterId }: OfFilter): StoredFilter => {
  return requireFound(filters.get(filterId), t('filter-not-found'));
};

const present = (filters: Filters) => [...filters.values()].filter(({ deleted }) => !deleted);

function admit(filters: Filters, { filterId, name }: OfFilter & { readonly name: string }): void {
  const isSame = (other: StoredFilter) =>
    other.filterId !== filterId && other.name.toLowerCase() === name.toLowerCase();
  const taken = t('filter-name-taken');
  if (present(filters).some(isSame)) throw new Rejected('conflict', taken, { name: taken });
}

function makeRoom(filters: Filters, added: SavedFilter): void {
  admit(filters, added);
  if (present(filters).length >= MAX_FILTERS)
    throw new Rejected('conflict', t('filters-full', { most: MAX_FILTERS }));
}

const put = (filters: Filters, filter: StoredFilter): Filters =>
  new Map([...filters, [filter.filterId, filter]]);

export const savedFilters = decider<Filters, SavedFilterCommands, SavedFilterEvents>({
  name: 'saved-filters',
  stream: { key: 'user', growsWith: 'filters saved, renamed, deleted and restored; at most 20' },
  initial: new Map(),
  decide: {
    Save: (filter, filters) => {
      if (filters.has(filter.filterId)) return [];
      makeRoom(filters, filter);
      return [{ type: 'FilterSaved', data: filter }];
    },
    Rename: ({ filterId, name: to }, filters) => {
      const { userId, name: from, deleted } = known(filters, { filterId });
      if (deleted) throw new Rejected('not-found', t('filter-not-found'));
      if (from === to) return [];
      admit(filters, { filterId, name: to });
      return [{ type: 'FilterRenamed', data: { filterId, userId, name: { from, to } } }];
    },
    Delete: (command, filters) => {
      const { deleted, ...filter } = known(filters, command);
      return deleted ? [] : [{ type: 'FilterDeleted', data: filter }];
    },
    Restore: (command, filters) => {
      const { deleted, ...filter } = known(filters, command);
      if (!deleted) return [];
      makeRoom(filters, filter);
      return [{ type: 'FilterRestored', data: filter }];
    },
  },
  evolve: {
    FilterSaved: (filters, filter) => put(filters, { ...filter, deleted: false }),
    FilterRenamed: (filters, { filterId, name }) =>
      put(filters, { ...filters.get(filterId)!, name: name.to }),
    FilterDeleted: (filters, filter) => put(filters, { ...filter, deleted: true }),
    FilterRestored: (filters, filter) => put(filters, { ...filter, deleted: false }),
  },
});

export const savedFilterCompensation = compensation({
  decider: savedFilters,
  undoCommands: {
    FilterSaved: ({ filterId }) => ['Delete', { filterId }],
    FilterRenamed: ({ filterId, name }) => ['Rename', { filterId, name: name.from }],
    FilterDeleted: ({ filterId }) => ['Restore', { filterId }],
    FilterRestored: ({ filterId }) => ['Delete', { filterId }],
  },
  part: (filters, { filterId }) => filters.get(filterId),
});

import {
  CATALOGUE_SORTS,
  COSTS,
  KINDS,
  RATES,
  SIZES,
  type CatalogueFilters,
  type CatalogueSort,
} from 'contract/college-search';
import type { Chance } from 'contract/colleges';
import { TEST_POLICIES } from 'contract/test-policies';
import { useFilters } from '../../shared/routing/useUrlState';
import { formatMoney } from '../../shared/lib/format';
import { t as domain } from '../../domain/colleges/en';
import { ALL_STATES, stateName } from '../../domain/places/states';
import { t as all } from './en';

const t = all.filters;

/** From the hardest to get into to the easiest. */
export const FROM_REACH = ['reach', 'target', 'likely', 'unknown'] as const satisfies readonly Chance[];

interface Option {
  readonly value: string;
  readonly label: string;
  readonly chip?: string;
}

export interface FilterGroup {
  readonly name: 'state' | 'size' | 'cost' | 'rate' | 'kind' | 'fit' | 'test';
  readonly label: string;
  readonly options: readonly Option[];
  readonly isSingle?: true;
}

const options = <Value extends string>(
  values: readonly Value[],
  label: (value: Value) => string,
  chip?: (value: Value) => string,
): Option[] => values.map((value) => ({ value, label: label(value), ...(chip && { chip: chip(value) }) }));

const keys = <Key extends string>(record: Readonly<Record<Key, unknown>>) => Object.keys(record) as Key[];

export const FILTERS: readonly FilterGroup[] = [
  { name: 'fit', label: t.fit, options: options(FROM_REACH, (fit) => domain.chances[fit]) },
  {
    name: 'state',
    label: t.state,
    options: options(ALL_STATES, stateName),
  },
  { name: 'kind', label: t.kind, options: options(KINDS, (kind) => t.kinds[kind]) },
  {
    name: 'size',
    label: t.size,
    options: options(
      keys(SIZES),
      (size) => t.sizes[size],
      (size) => t.sizeChip(t.sizes[size]),
    ),
  },
  {
    name: 'cost',
    label: t.cost,
    isSingle: true,
    options: options(
      COSTS,
      (cost) => t.upTo(formatMoney(Number(cost))),
      (cost) => t.costChip(formatMoney(Number(cost))),
    ),
  },
  {
    name: 'rate',
    label: t.rate,
    options: options(
      keys(RATES),
      (rate) => t.rates[rate],
      (rate) => t.rateChip(t.rates[rate]),
    ),
  },
  {
    name: 'test',
    label: t.test,
    options: options(
      TEST_POLICIES,
      (policy) => all.testPolicies[policy],
      (policy) => t.testChip(all.testPolicies[policy]),
    ),
  },
];

type Name = FilterGroup['name'];
type Chosen = Readonly<Record<Name, readonly string[]>>;

export interface Chip {
  readonly id: string;
  readonly label: string;
}

const NONE: Readonly<Record<Name, string>> = {
  state: '',
  size: '',
  cost: '',
  rate: '',
  kind: '',
  fit: '',
  test: '',
};

export function useCatalogueFilters() {
  const [address, set] = useFilters({ ...NONE, q: '', sort: '' });
  const chosen = Object.fromEntries(
    FILTERS.map(({ name, options, isSingle }) => {
      const asked = new Set(address[name].split(','));
      const known = options.map(({ value }) => value).filter((value) => asked.has(value));
      return [name, isSingle ? known.slice(0, 1) : known];
    }),
  ) as unknown as Chosen;
  const sort = CATALOGUE_SORTS.find((known) => known === address.sort);

  const toggle = (name: Name, value: string) => {
    const { isSingle } = FILTERS.find((group) => group.name === name)!;
    const others = chosen[name].filter((other) => other !== value);
    const isOn = others.length < chosen[name].length;
    set({ [name]: (isOn ? others : [...(isSingle ? [] : others), value]).join() });
  };
  const chips = FILTERS.flatMap(({ name, options }) =>
    options
      .filter(({ value }) => chosen[name].includes(value))
      .map(({ value, label, chip = label }): Chip => ({ id: `${name}=${value}`, label: chip })),
  );
  return {
    filters: queryOf(chosen, address.q.slice(0, NAME_LENGTH), sort),
    chosen,
    chips,
    toggle,
    removeChip: (id: string) => toggle(...(id.split('=') as [Name, string])),
    clear: () => set(NONE),
    setSort: (next: CatalogueSort | '') => set({ sort: next }),
  };
}

const NAME_LENGTH = 120;

/** Leaves empty filters out, so that equal searches share one cache entry. */
function queryOf(chosen: Chosen, name: string, sort: CatalogueSort | undefined): CatalogueFilters {
  const lists = Object.entries(chosen).filter(([, values]) => values.length > 0);
  const isMatch = sort === 'match' && name === '';
  return {
    ...(Object.fromEntries(lists) as CatalogueFilters),
    ...(chosen.cost.length > 0 && { cost: chosen.cost[0] as CatalogueFilters['cost'] }),
    ...(name !== '' && { name }),
    ...(sort && !isMatch && { sort }),
  };
}

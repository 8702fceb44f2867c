import { useUrlState } from '../../shared/routing/useUrlState';

export const MAX_COMPARED = 4;
export const FEWEST_COMPARED = 2;

const distinct = (list: string): string[] => [...new Set(list.split(',').filter(Boolean))];

export function useCollegesAddress() {
  const [{ college, compare, view }, setAddress, addressWith] = useUrlState({
    college: '',
    compare: '',
    view: '',
  });
  const named = distinct(compare);
  return {
    area: view === 'list' || view === 'board' ? ('mine' as const) : ('all' as const),
    toCatalogue: addressWith({ view: '' }),
    open: college || null,
    toCollege: (ceeb: string) => addressWith({ college: ceeb }),
    closeCollege: () => setAddress({ college: '' }),
    isComparing: compare !== '',
    compared: named.slice(0, MAX_COMPARED),
    leftOut: Math.max(named.length - MAX_COMPARED, 0),
    toComparison: (ceebs: readonly string[]) => addressWith({ compare: ceebs.join() }),
    toLists: addressWith({ compare: '', view: view || 'board' }),
  };
}

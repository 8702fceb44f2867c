import { useUrlState } from '../../shared/routing/useUrlState';

export const MOST_COMPARED = 4;
export const FEWEST_COMPARED = 2;

const distinct = (list: string): string[] => [...new Set(list.split(',').filter(Boolean))];

/** Which part of the page is shown, which college is open and which are compared; what leads there can be stepped back from. */
export function useCollegesAddress() {
  const [{ college, compare, view }, setAddress, addressWith] = useUrlState({
    college: '',
    compare: '',
    view: '',
  });
  const named = distinct(compare);
  return {
    /** The own colleges are shown as a list or a board, and otherwise all there are. */
    area: view === 'list' || view === 'board' ? ('mine' as const) : ('all' as const),
    toCatalogue: addressWith({ view: '' }),
    open: college || null,
    toCollege: (ceeb: string) => addressWith({ college: ceeb }),
    closeCollege: () => setAddress({ college: '' }),
    isComparing: compare !== '',
    compared: named.slice(0, MOST_COMPARED),
    /** Of those that the address names. */
    leftOut: Math.max(named.length - MOST_COMPARED, 0),
    toComparison: (ceebs: readonly string[]) => addressWith({ compare: ceebs.join() }),
    toLists: addressWith({ compare: '', view: view || 'board' }),
  };
}

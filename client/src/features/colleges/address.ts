import { useUrlState } from '../../shared/routing/useUrlState';

export const MOST_COMPARED = 4;
export const FEWEST_COMPARED = 2;

const distinct = (list: string): string[] => [...new Set(list.split(',').filter(Boolean))];

/** Reads the view, the open college and the compared ones from the address; its links add to the browser history. */
export function useCollegesAddress() {
  const [{ college, compare, view }, setAddress, addressWith] = useUrlState({
    college: '',
    compare: '',
    view: '',
  });
  const named = distinct(compare);
  return {
    /** The student's own colleges appear as a list or a board; any other view is the whole catalogue. */
    area: view === 'list' || view === 'board' ? ('mine' as const) : ('all' as const),
    toCatalogue: addressWith({ view: '' }),
    open: college || null,
    toCollege: (ceeb: string) => addressWith({ college: ceeb }),
    closeCollege: () => setAddress({ college: '' }),
    isComparing: compare !== '',
    compared: named.slice(0, MOST_COMPARED),
    /** How many of the colleges in the address exceed the limit. */
    leftOut: Math.max(named.length - MOST_COMPARED, 0),
    toComparison: (ceebs: readonly string[]) => addressWith({ compare: ceebs.join() }),
    toLists: addressWith({ compare: '', view: view || 'board' }),
  };
}

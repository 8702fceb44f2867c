import { useUrlState } from '../../shared/routing/useUrlState';

export const MOST_COMPARED = 4;
export const FEWEST_COMPARED = 2;

const distinct = (list: string): string[] => [...new Set(list.split(',').filter(Boolean))];

/** Which college is open and which are compared; what leads there can be stepped back from. */
export function useCollegesAddress() {
  const [{ college, compare }, setAddress, addressWith] = useUrlState({ college: '', compare: '' });
  return {
    open: college || null,
    toCollege: (ceeb: string) => addressWith({ college: ceeb }),
    closeCollege: () => setAddress({ college: '' }),
    isComparing: compare !== '',
    compared: distinct(compare).slice(0, MOST_COMPARED),
    toComparison: (ceebs: readonly string[]) => addressWith({ compare: ceebs.join() }),
    toLists: addressWith({ compare: '' }),
  };
}

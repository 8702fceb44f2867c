import { useDeferredValue } from 'react';
import type { Query } from './Loaded';

/** React renders the large first response in slices, and later changes at once. */
export function useInSlices<Asked extends Query<unknown>>(query: Asked): Asked {
  const isThere = query.currentData !== undefined;
  const isDrawn = useDeferredValue(isThere);
  return isThere && !isDrawn ? { ...query, currentData: undefined } : query;
}

import { useDeferredValue } from 'react';
import type { Query } from './Loaded';

/** A query whose first answer is much to draw at once: that is drawn in slices, and what changes of it later at once. */
export function useInSlices<Asked extends Query<unknown>>(query: Asked): Asked {
  const isThere = query.currentData !== undefined;
  const isDrawn = useDeferredValue(isThere);
  return isThere && !isDrawn ? { ...query, currentData: undefined } : query;
}

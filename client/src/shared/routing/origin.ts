import { useLocation, useMatches } from 'react-router-dom';
import type { PageHandle } from './routeDef';

/** The page from which a link was followed, to which the link back leads. */
export interface Origin {
  readonly address: string;
  readonly title: string;
}

export interface OriginState {
  readonly origin?: Origin;
}

/** Describes this page for the state of a link that leaves it. */
export function useHere(): OriginState {
  const { pathname, search } = useLocation();
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined;
  return handle ? { origin: { address: pathname + search, title: handle.title } } : {};
}

export const useOrigin = (): Origin | undefined => (useLocation().state as OriginState | null)?.origin;

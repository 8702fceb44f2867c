import { createContext, use } from 'react';
import { useSignedInUser } from '../api/session';
import { allows, type RouteTable } from './routeDef';

/** The table of routes that the page around belongs to. */
export const PageTable = createContext<RouteTable>({});

/** Whether whoever is signed in may open a page of that path. */
export function useHasPage(path: string): boolean {
  const table = use(PageTable);
  const { role } = useSignedInUser();
  return Object.values(table).some((route) => route.path === path && allows(route, role));
}

import { createContext, use } from 'react';
import { matchPath } from 'react-router-dom';
import { useSignedInUser } from '../api/session';
import { allows, type RouteTable } from './routeDef';

/** The one table of pages, for what leads to pages that may not be there. */
export const PageTable = createContext<RouteTable>({});

/** Whether there is a page at an address, and it is the reader's. */
export function useHasPage(): (address: string) => boolean {
  const table = use(PageTable);
  const { role } = useSignedInUser();
  return (address) => {
    const [path = ''] = address.split('?');
    return Object.values(table).some((route) => allows(route, role) && matchPath(route.path, path) !== null);
  };
}

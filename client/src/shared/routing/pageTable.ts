import { createContext, use } from 'react';
import { matchPath } from 'react-router-dom';
import { useSignedInUser } from '../api/session';
import { allows, type RouteTable } from './routeDef';

export const PageTable = createContext<RouteTable>({});

export function useHasPage(): (address: string) => boolean {
  const table = use(PageTable);
  const { role } = useSignedInUser();
  return (address) => {
    const [path = ''] = address.split('?');
    return Object.values(table).some((route) => allows(route, role) && matchPath(route.path, path) !== null);
  };
}

import {
  createBrowserRouter,
  matchPath,
  Navigate,
  parsePath,
  useLocation,
  type Location,
  type RouteObject,
} from 'react-router-dom';
import { HOME, type Role } from 'contract/roles';
import { requestEarly } from '../shared/api/request';
import { nextTask } from '../shared/lib/clock';
import { Forbidden, NotFound, pageArrived, RouteError } from '../shared/routing/ErrorPages';
import { allows, type PageHandle, type RouteDef, type RouteTable } from '../shared/routing/routeDef';
import { Pending } from '../shared/ui/Pending';
import { t } from './en';
import { AppShell } from './shell/AppShell';
import { BareLayout } from './shell/BareLayout';

interface SignInState {
  readonly from?: Pick<Location, 'pathname' | 'search' | 'hash'>;
}

/** Pages that the role may not open are elements, never `lazy`: the router would download them before a guard runs. */
export function routesFor(table: RouteTable, role: Role | undefined): RouteObject[] {
  const content = (
    route: RouteDef,
  ): Pick<RouteObject, 'handle' | 'element' | 'lazy' | 'hydrateFallbackElement'> => {
    if (allows(route, role)) {
      return {
        handle: { ...titled(route.title), page: route.path } satisfies PageHandle,
        lazy: () => load(route),
        hydrateFallbackElement: <Pending />,
      };
    }
    if (!role) return { handle: titled(route.title), element: <ToSignIn /> };
    if (route.audience === 'guest')
      return { handle: titled(route.title), element: <Onward table={table} role={role} /> };
    return { handle: titled(t.noAccess), element: <Forbidden /> };
  };
  const pages = Object.entries(table).map(([id, route]): RouteObject => ({
    id,
    path: route.path,
    errorElement: <RouteError />,
    ...content(route),
  }));
  return [
    {
      element: role ? <AppShell table={table} /> : <BareLayout />,
      errorElement: <RouteError />,
      children: [...pages, { path: '*', handle: titled(t.notFound), element: <NotFound /> }],
    },
  ];
}

const titled = (title: string): PageHandle => ({ title });

async function load({ page, beginsWith }: RouteDef) {
  if (beginsWith) requestEarly(beginsWith.replace('GET ', ''));
  // Requesting all files of the page at once takes as long as drawing the layout around it.
  await nextTask();
  const { default: Component } = await page();
  pageArrived();
  return { Component };
}

function ToSignIn() {
  const from = useLocation();
  return <Navigate to="/sign-in" replace state={{ from } satisfies SignInState} />;
}

function headedFor(search: string): SignInState['from'] {
  const to = new URLSearchParams(search).get('to');
  if (!to?.startsWith('/')) return undefined;
  const { pathname = '/', search: asked = '', hash = '' } = parsePath(to);
  return { pathname, search: asked, hash };
}

function Onward({ table, role }: { table: RouteTable; role: Role }) {
  const location = useLocation();
  const { from = headedFor(location.search) } = (location.state ?? {}) as SignInState;
  const theirs =
    from &&
    Object.values(table).some(
      (route) => allows(route, role) && matchPath(route.path, from.pathname) !== null,
    );
  return <Navigate to={theirs ? from : HOME[role]} replace />;
}

export const createRouter = (table: RouteTable, role: Role | undefined) =>
  createBrowserRouter(routesFor(table, role));

import { render } from '@testing-library/react';
import { createMemoryRouter, type InitialEntry } from 'react-router-dom';
import { HOME, type Role } from 'contract/roles';
import { App } from '../app/App';
import { routesFor } from '../app/router';
import { routes } from '../app/routes';
import { createStore } from '../app/store';
import { sessionRead } from '../shared/api/session';
import { clearToken, writeToken } from '../shared/api/token';
import type { RouteTable } from '../shared/routing/routeDef';
import { tokenFor } from './server';

interface Start {
  readonly role?: Role;
  readonly at?: InitialEntry;
  readonly table?: RouteTable;
}

export function renderApp({ role, at = role ? HOME[role] : '/', table = routes }: Start) {
  if (role) writeToken(tokenFor({ role }));
  else clearToken();
  const store = createStore();
  store.dispatch(sessionRead);
  const router = createMemoryRouter(routesFor(table, role), { initialEntries: [at] });
  return { store, router, ...render(<App store={store} router={router} />) };
}

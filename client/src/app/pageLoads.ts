import type { RouterState } from 'react-router-dom';
import { MAX_PAGE_LOAD_MS, PAGES } from 'contract/pages';
import type { PageLoad } from 'contract/requests/operations';
import { call } from '../shared/api/call';
import type { PageHandle } from '../shared/routing/routeDef';
import type { createRouter } from './router';

type Router = Pick<ReturnType<typeof createRouter>, 'state' | 'subscribe'>;

/** Reports the route of each opened page and its load time, never the parameters nor the user. */
export function reportPageLoads(router: Router, asked: number): void {
  let began: number | undefined = asked;
  let shown: string | undefined;
  const look = ({ initialized, navigation, location, matches }: RouterState) => {
    const now = performance.now();
    if (!initialized || navigation.state !== 'idle') {
      began ??= now;
      return;
    }
    const handle = matches.at(-1)?.route.handle as PageHandle | undefined;
    const page = PAGES.find((known) => known === handle?.page);
    const took = Math.round(now - (began ?? now));
    if (page && location.pathname !== shown) report({ page, milliseconds: Math.min(took, MAX_PAGE_LOAD_MS) });
    shown = location.pathname;
    began = undefined;
  };
  look(router.state);
  router.subscribe(look);
}

function report(body: PageLoad): void {
  const { url, method } = call('POST /page-loads', { body });
  const headers = { 'content-type': 'application/json' };
  fetch(`${window.location.origin}/api${url}`, {
    method,
    headers,
    body: JSON.stringify(body),
    credentials: 'omit',
    keepalive: true,
  }).catch((error: unknown) => console.warn('The page load was not reported', error));
}

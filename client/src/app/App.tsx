import { Button, OverlaysProvider } from '@blueprintjs/core';
import { StrictMode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Provider } from 'react-redux';
import { RouterProvider, type createBrowserRouter } from 'react-router-dom';
import { today } from '../shared/lib/time';
import { useNow } from '../shared/lib/clock';
import { reloadIfPossible } from '../shared/offline/connection';
import { Toaster } from '../shared/ui/Toaster';
import { t } from './en';
import type { AppStore } from './store';

interface AppProps {
  readonly store: AppStore;
  readonly router: ReturnType<typeof createBrowserRouter>;
}

/** Revalidates if the router has changed while React rendered the first page in slices. */
function useMissed(router: AppProps['router']) {
  const [drawn] = useState(router.state);
  useLayoutEffect(() => {
    if (router.state !== drawn) void router.revalidate();
  }, [router, drawn]);
}

const A_MINUTE_MS = 60_000;

/** Rerenders when the day in New York changes, also by a correction of the clock. */
function useDay(router: AppProps['router']) {
  const now = useNow(A_MINUTE_MS);
  const drawn = useRef(now);
  useEffect(() => {
    // The first run must not compute the day, because browsers load time zone rules slowly.
    if (drawn.current === now) return;
    const isSameDay = dayOf(drawn.current) === dayOf(now);
    drawn.current = now;
    if (!isSameDay) void router.revalidate();
  }, [router, now]);
}

const dayOf = (time: number) => today(new Date(time));

export function App({ store, router }: AppProps) {
  useMissed(router);
  useDay(router);
  return (
    <StrictMode>
      <ErrorBoundary FallbackComponent={Crashed}>
        <Provider store={store}>
          <OverlaysProvider>
            <RouterProvider router={router} />
            <Toaster />
          </OverlaysProvider>
        </Provider>
      </ErrorBoundary>
    </StrictMode>
  );
}

function Crashed() {
  return (
    <main>
      <h1>{t.broken.title}</h1>
      <p>{t.broken.advice}</p>
      <Button onClick={() => void reloadIfPossible()}>{t.broken.reload}</Button>
    </main>
  );
}

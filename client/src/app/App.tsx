import { Button, OverlaysProvider } from '@blueprintjs/core';
import { StrictMode, useLayoutEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Provider } from 'react-redux';
import { RouterProvider, type createBrowserRouter } from 'react-router-dom';
import { reloadIfPossible } from '../shared/offline/connection';
import { Toaster } from '../shared/ui/Toaster';
import { t } from './en';
import type { AppStore } from './store';

interface AppProps {
  readonly store: AppStore;
  readonly router: ReturnType<typeof createBrowserRouter>;
}

/** What the router did while the first page was drawn in slices: it is not heard before all of it is on the screen. */
function useMissed(router: AppProps['router']) {
  const [drawn] = useState(router.state);
  useLayoutEffect(() => {
    if (router.state !== drawn) void router.revalidate();
  }, [router, drawn]);
}

export function App({ store, router }: AppProps) {
  useMissed(router);
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

import { Button, OverlaysProvider } from '@blueprintjs/core';
import { StrictMode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Provider } from 'react-redux';
import { RouterProvider, type createBrowserRouter } from 'react-router-dom';
import { Toaster } from '../shared/ui/Toaster';
import type { AppStore } from './store';

interface AppProps {
  readonly store: AppStore;
  readonly router: ReturnType<typeof createBrowserRouter>;
}

export function App({ store, router }: AppProps) {
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
      <h1>Something broke</h1>
      <p>Reload the page to go on where you were.</p>
      <Button onClick={() => window.location.reload()}>Reload the page</Button>
    </main>
  );
}

import { Button } from '@blueprintjs/core';
import { useEffect } from 'react';
import { Link, useRouteError } from 'react-router-dom';
import { Sketch } from '../ui/Sketch';
import styles from './ErrorPages.module.css';

function Message({ children }: { children: React.ReactNode }) {
  return (
    <div className={styles.message}>
      <Sketch />
      {children}
    </div>
  );
}

export function Forbidden() {
  return (
    <Message>
      <p>This page belongs to another role. If you think you should see it, ask whoever runs your account.</p>
      <Link to="/">Go to your start page</Link>
    </Message>
  );
}

export function NotFound() {
  return (
    <Message>
      <p>There is no page at this address. It may have moved, or the link may be incomplete.</p>
      <Link to="/">Go to your start page</Link>
    </Message>
  );
}

const RELOADED = 'reloaded-for-chunk';

const isChunkError = (error: unknown) =>
  error instanceof Error &&
  /dynamically imported module|importing a module script|preload/i.test(error.message);

/** A page's file that is gone means a newer version was put online: one reload fetches that one. */
function reloadOnce(): boolean {
  if (sessionStorage.getItem(RELOADED)) return false;
  sessionStorage.setItem(RELOADED, 'yes');
  window.location.reload();
  return true;
}

export const pageArrived = () => sessionStorage.removeItem(RELOADED);

export function RouteError() {
  const error = useRouteError();
  const missing = isChunkError(error);
  useEffect(() => {
    console.error(error);
    if (missing) reloadOnce();
  }, [error, missing]);
  return (
    <Message>
      <div role="alert">
        {missing
          ? 'This page could not be loaded. You may be offline, or a new version has come out.'
          : 'This page has run into a fault. Reload it to go on where you were.'}
      </div>
      <Button onClick={() => window.location.reload()}>Reload the page</Button>
    </Message>
  );
}

import { Button } from '@blueprintjs/core';
import { useEffect } from 'react';
import { Link, useRouteError } from 'react-router-dom';
import { t } from '../en';
import { Sketch } from '../ui/Sketch';
import styles from './ErrorPages.module.css';

function Message({ children }: { children: React.ReactNode }) {
  return (
    <div className={styles.message}>
      <Sketch of="way" />
      {children}
    </div>
  );
}

const Elsewhere = ({ sentence }: { sentence: string }) => (
  <Message>
    <p>{sentence}</p>
    <Link to="/">{t.pages.toStart}</Link>
  </Message>
);

export const Forbidden = () => <Elsewhere sentence={t.pages.forbidden} />;
export const NotFound = () => <Elsewhere sentence={t.pages.notFound} />;

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
      <div role="alert">{missing ? t.pages.notLoaded : t.pages.failed}</div>
      <Button onClick={() => window.location.reload()}>{t.pages.reload}</Button>
    </Message>
  );
}

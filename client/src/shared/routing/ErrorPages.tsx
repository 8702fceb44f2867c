import { Button } from '@blueprintjs/core';
import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { t } from '../en';
import { Stack } from '../layout/layout';
import { isChunkError } from '../ui/lazyComponent';
import { stored } from '../lib/stored';
import { confirmOffline, onOnline, reloadIfPossible, useIsOffline } from '../offline/connection';
import { ButtonLink } from '../ui/ButtonLink';
import { Pending } from '../ui/Pending';
import { Sketch } from '../ui/Sketch';

function Message({ children }: { children: React.ReactNode }) {
  return (
    <Stack
      justify="center"
      gap={4}
      pad={[6, 0]}
      width="measure"
      textAlign="center"
      style={{ marginInline: 'auto' }}
    >
      <Sketch of="way" />
      {children}
    </Stack>
  );
}

const Elsewhere = ({ sentence }: { sentence: string }) => (
  <Message>
    <p>{sentence}</p>
    <ButtonLink to="/">{t.pages.toStart}</ButtonLink>
  </Message>
);

export const Forbidden = () => <Elsewhere sentence={t.pages.forbidden} />;
export const NotFound = () => <Elsewhere sentence={t.pages.notFound} />;

const reloaded = stored<true>('reloaded-for-chunk', { place: 'sessionStorage', outlastsSession: true });

/** A missing page file means that a newer release was deployed, which a reload fetches. */
function reloadOnce(): boolean {
  if (reloaded.get() || !reloaded.set(true)) return false;
  window.location.reload();
  return true;
}

export const pageArrived = () => void reloaded.set(undefined);

export function RouteError() {
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  return isChunkError(error) ? <NotLoaded /> : <Faulty sentence={t.pages.failed} />;
}

const Faulty = ({ sentence, retry = t.pages.reload }: { sentence: string; retry?: string }) => (
  <Message>
    <div role="alert">{sentence}</div>
    <Button onClick={() => void reloadIfPossible()}>{retry}</Button>
  </Message>
);

/** Offline, a reload would show the browser's own error page. */
function NotLoaded() {
  const isAway = useIsOffline();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let left = false;
    void confirmOffline().then((away) => {
      if (!left && !away && !reloadOnce()) setFailed(true);
    });
    const stop = onOnline(() => window.location.reload());
    return () => {
      left = true;
      stop();
    };
  }, []);
  if (isAway) return <Faulty sentence={t.pages.notHere} retry={t.tryAgain} />;
  return hasFailed ? <Faulty sentence={t.pages.notLoaded} /> : <Pending />;
}

import { Button } from '@blueprintjs/core';
import { Component, lazy, Suspense, useEffect, type ComponentType, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { t } from '../en';
import { onOnline, reloadIfPossible, probe } from '../offline/connection';
import styles from './lazyComponent.module.css';
import { topLayer } from './dialogs';
import { Pending } from './Pending';

/** Whether a file failed to load, because the client is offline or a newer release has replaced the file. */
export const isChunkError = (error: unknown) =>
  error instanceof Error &&
  /dynamically imported module|importing a module script|preload/i.test(error.message);

/** Shows `waiting` while loading, or else a bar at the top of the window. A failed load is repeated once online. */
export function lazyComponent<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  waiting?: (props: Props) => ReactNode,
): ComponentType<Props> {
  let Loaded = lazy(load);
  const again = () => {
    Loaded = lazy(load);
  };
  return (props) => (
    <Contained onRetry={again} hasPlace={waiting !== undefined}>
      {() => (
        <Suspense fallback={waiting ? waiting(props) : <Pending />}>
          <Loaded {...props} />
        </Suspense>
      )}
    </Contained>
  );
}

interface ContainedProps {
  readonly onRetry: () => void;
  readonly hasPlace: boolean;
  readonly children: () => ReactNode;
}

interface Outcome {
  readonly error?: unknown;
  readonly tries: number;
}

class Contained extends Component<ContainedProps, Outcome> {
  override state: Outcome = { tries: 0 };

  static getDerivedStateFromError = (error: unknown) => ({ error });

  private readonly retry = () => {
    this.props.onRetry();
    this.setState(({ tries }) => ({ error: undefined, tries: tries + 1 }));
  };

  override render() {
    const { error, tries } = this.state;
    if (error === undefined) return this.props.children();
    // The page's error boundary handles errors of the component itself.
    if (!isChunkError(error)) throw error as Error;
    return <NotFetched onRetry={this.retry} isAgain={tries > 0} hasPlace={this.props.hasPlace} />;
  }
}

type NotFetchedProps = Omit<ContainedProps, 'children'> & { readonly isAgain: boolean };

function NotFetched({ onRetry, isAgain, hasPlace }: NotFetchedProps) {
  useEffect(() => {
    const stop = onOnline(onRetry);
    probe();
    return stop;
  }, [onRetry]);
  const alert = (
    <div role="alert" className={hasPlace ? styles.inPlace : styles.above}>
      <span>{t.part.failed}</span>
      <Button size="small" variant="outlined" text={t.tryAgain} onClick={onRetry} />
      {/* A newer release may have removed the file. */}
      {isAgain && (
        <Button
          size="small"
          variant="outlined"
          text={t.pages.reload}
          onClick={() => void reloadIfPossible()}
        />
      )}
    </div>
  );
  // Outside the toolbar, which hides labels on phones, but inside a dialog that covers the page.
  return hasPlace ? alert : createPortal(alert, topLayer());
}

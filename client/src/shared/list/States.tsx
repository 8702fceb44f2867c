// Not Blueprint’s empty state: its title is a heading of level four, for which axe reports a skipped level, and it has no state for loading or errors.
import { Button, Callout, Classes, ProgressBar } from '@blueprintjs/core';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import {
  isApiError,
  loadFailure,
  messageOf,
  progressOf,
  errorMessage,
  type ErrorMessages,
} from '../api/errors';
import { t } from '../en';
import { Stack, Text } from '../layout/layout';
import { Details } from '../ui/Details';
import { Sketch, type Drawing } from '../ui/Sketch';
import styles from './list.module.css';

export function Loading({ what, rows = 6 }: { what: string; rows?: number }) {
  return (
    <Stack role="status" aria-label={t.loading(what)}>
      {Array.from({ length: rows }, (_, index) => (
        <Stack pad={[0, 'inset']} rule="bottom" align="center" key={index} className={styles.skeleton}>
          <span className={Classes.SKELETON}>&nbsp;</span>
        </Stack>
      ))}
    </Stack>
  );
}

interface EmptyProps {
  readonly sketch?: Drawing;
  readonly title?: string;
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

export function Empty({ sketch, title, children, action }: EmptyProps) {
  return (
    <Stack justify="center" gap={3} tone="muted" textAlign="center" alignContent="center" pad={[6, 4]}>
      <Sketch of={sketch} />
      <Stack gap={1}>
        {title && (
          <Text as="strong" tone="ink" weight={600}>
            {title}
          </Text>
        )}
        <p>{children}</p>
      </Stack>
      {action}
    </Stack>
  );
}

export interface FailedProps {
  readonly error: unknown;
  readonly onRetry: () => unknown;
  readonly message?: string;
  /** Replaces the HTTP status text. */
  readonly reason?: string;
}

const RETRY_MS = 2_000;

function Preparing({
  error,
  progress,
  onRetry,
}: Pick<FailedProps, 'error' | 'onRetry'> & { progress: number }) {
  const retry = useEffectEvent(() => void onRetry());
  useEffect(() => {
    const timer = setInterval(() => retry(), RETRY_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <Stack gap={3} pad={4}>
      <p>{errorMessage(error).message}</p>
      <ProgressBar value={progress} intent="primary" stripes={false} aria-label={t.preparing} />
    </Stack>
  );
}

const callMessages = (error: unknown, message: string): ErrorMessages =>
  message === messageOf(error) ? errorMessage(error, message) : { message };

export function Failed({ error, onRetry, message, reason }: FailedProps) {
  const progress = progressOf(error);
  if (progress !== undefined) return <Preparing error={error} progress={progress} onRetry={onRetry} />;
  const documented = loadFailure(error);
  const shown: ErrorMessages = message === undefined ? { message: documented } : callMessages(error, message);
  const plain = errorMessage(error).message;
  const advice = message === undefined && !documented.includes(plain) ? plain : undefined;
  const details = shown.details ?? (reason === documented ? reason : undefined);
  return (
    <div role="alert">
      <Callout intent="danger" className={styles.failed}>
        <p>{shown.message}</p>
        {advice && <p>{advice}</p>}
        {reason && reason !== details && <p>{reason}</p>}
        <Details>{details}</Details>
        {/* Repeating a request with invalid input would fail again. */}
        {!(isApiError(error) && error.status === 422) && <Button onClick={onRetry} text={t.tryAgain} />}
      </Callout>
    </div>
  );
}

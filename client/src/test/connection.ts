import { waitFor } from '@testing-library/react';
import { isOffline, probe } from '../shared/offline/connection';
import { serve, type Responses } from './server';

export const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));

/** From now on neither the server nor these calls get a response. */
export async function loseServer(calls: readonly string[] = []): Promise<Request[]> {
  const requests = serve(Object.fromEntries(['GET /healthz', ...calls].map((call) => [call, unreachable])));
  probe();
  await waitFor(() => expect(isOffline()).toBe(true));
  return requests;
}

export async function findServer(answers: Responses): Promise<Request[]> {
  const requests = serve(answers);
  probe();
  await waitFor(() => expect(isOffline()).toBe(false));
  return requests;
}

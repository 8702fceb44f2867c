import type { ReadinessReport } from '../../contract/operations';

/** Returns whether a server is ready, and none of its views is being filled any more. */
export async function isFilled(url: string): Promise<boolean> {
  const { ready, projections } = (await (await fetch(`${url}/readyz`)).json()) as ReadinessReport;
  return ready && projections.every(({ filling }) => filling === null);
}

import type { ReadinessReport } from '../../contract/operations';

export async function isFilled(url: string): Promise<boolean> {
  const { ready, projections } = (await (await fetch(`${url}/readyz`)).json()) as ReadinessReport;
  return ready && projections.every(({ filling }) => filling === null);
}

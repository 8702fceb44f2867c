import type { ReadinessReport } from '../../contract/operations';

export async function isFilled(url: string): Promise<boolean> {
  const { ready, projections } = await readiness(url);
  return ready && projections.every(({ filling }) => filling === null);
}

export const hasCaughtUp = async (url: string): Promise<boolean> =>
  (await isFilled(url)) && (await readiness(url)).projections.every(({ behind }) => behind === '0');

const readiness = async (url: string) => (await (await fetch(`${url}/readyz`)).json()) as ReadinessReport;

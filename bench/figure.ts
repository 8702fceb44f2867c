/** A measured value and its limit from the same run. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly limit: string;
  readonly limitValue: number;
  /** Is the value divided by the limit. A goal of `atMost` is for latencies, one of `atLeast` for rates. */
  readonly ratio: number;
  readonly goal?: { readonly atLeast: number } | { readonly atMost: number };
}

type Limit = readonly [name: string, value: number];

export const figure = (
  name: string,
  [value, unit]: readonly [number, string],
  [limit, limitValue]: Limit,
  goal?: Figure['goal'],
): Figure => ({ name, value, unit, limit, limitValue, ratio: value / limitValue, ...(goal && { goal }) });

export const isReached = ({ ratio, goal }: Figure): boolean | null => {
  if (!goal) return null;
  return 'atLeast' in goal ? ratio >= goal.atLeast : ratio <= goal.atMost;
};

export const median = (values: readonly number[]): number => percentile(values, 0.5);

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
}

export async function measureMs(work: () => unknown): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

export async function timesOf(count: number, work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  while (times.length < count) times.push(await measureMs(work));
  return times;
}

/** The goal applies to the median. */
export const quantiles = (name: string, times: readonly number[], limit: Limit): Figure[] => [
  figure(`${name}, p50`, [median(times), 'ms'], limit, { atMost: 1 }),
  figure('the same, p99', [percentile(times, 0.99), 'ms'], limit),
];

export const rate = async (count: number, work: () => unknown): Promise<number> =>
  (count * 1000) / (await measureMs(work));

/** Alternates between the contestants, because the machine's speed may drift; returns their medians. */
export async function measureAlternately<Name extends string>(
  rounds: number,
  contestants: Readonly<Record<Name, () => Promise<number>>>,
): Promise<Record<Name, number>> {
  const names = Object.keys(contestants) as Name[];
  const results = new Map<Name, number[]>(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    for (let turn = 0; turn < names.length; turn++) {
      const name = names[(round + turn) % names.length]!;
      results.get(name)!.push(await contestants[name]());
    }
  }
  return Object.fromEntries(names.map((name) => [name, median(results.get(name)!)])) as Record<Name, number>;
}

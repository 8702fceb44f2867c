import { createHash } from 'node:crypto';

/** `npm run test:all` takes every case of each matrix; `npm test` takes samples of the costly ones. */
export const isFullRun = process.env.TEST_LEVEL === 'all';

/** For expensive tests that rarely find anything new. */
export const describeInFullRun = isFullRun ? describe : describe.skip;

/** Each commit has a different seed; TEST_SEED repeats one. */
export const seed = process.env.TEST_SEED ?? '';

/** Returns about one of `oneIn` cases, at least one, the same for equal seeds; all of them in a full run. */
export function sampled<Case>(cases: readonly Case[], oneIn: number, nameOf: (one: Case) => string): Case[] {
  if (isFullRun) return [...cases];
  const ranked = cases
    .map((one) => ({
      one,
      rank: createHash('sha1')
        .update(`${seed} ${nameOf(one)}`)
        .digest('hex'),
    }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .slice(0, Math.ceil(cases.length / oneIn))
    .map(({ one }) => one);
  return cases.filter((one) => ranked.includes(one));
}

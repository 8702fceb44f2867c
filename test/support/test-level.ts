import { createHash } from 'node:crypto';

/** `npm run test:all` takes every case of each matrix; `npm test` takes samples of the costly ones. */
export const isFullRun = process.env.TEST_LEVEL === 'all';

/** For tests that cost much and would rarely find anything that nothing else finds. */
export const describeInFullRun = isFullRun ? describe : describe.skip;

/** Chooses the samples: another commit chooses others. TEST_SEED repeats a choice. */
export const seed = process.env.TEST_SEED ?? '';

/** Returns about one of `oneIn` cases, at least one, always the same for one seed; all of them in a full run. */
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

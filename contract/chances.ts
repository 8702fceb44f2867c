import { CHANCE_RATES, type Chance, type ChanceLabel, type CollegeFacts } from './colleges';
import { compositeOf, type TestScore } from './test-scores';

type Test = 'SAT' | 'ACT';

type Figures = Pick<
  CollegeFacts,
  'admissionRate' | 'satReading25' | 'satReading75' | 'satMath25' | 'satMath75' | 'act25' | 'act75'
>;

/** The own best result beside the range of the middle half of those admitted. */
interface Comparison {
  readonly test: Test;
  readonly own: number;
  readonly low: number;
  readonly high: number;
}

type Standing = Comparison & { readonly rate: number | null };

/** Why a label is what it is. */
export type ChanceReason =
  | ({ readonly code: 'aboveRange' | 'belowRange' | 'withinRange' } & Standing)
  | ({ readonly code: 'aboveRangeButSelective'; readonly rate: number } & Comparison)
  | { readonly code: 'selective'; readonly rate: number }
  | { readonly code: 'noRange' | 'noTests' }
  | { readonly code: 'otherTest'; readonly tests: readonly string[] };

interface Judged {
  readonly label: Chance;
  readonly reason: ChanceReason;
}

/** The published rule, see docs/chances.md: a rule of thumb, which predicts nothing. */
export function judged(college: Figures, tests: readonly TestScore[]): Judged & Pick<ChanceLabel, 'inputs'> {
  const { admissionRate: rate } = college;
  const comparison = bestComparison(college, tests);
  const { test = null, own = null, low = null, high = null } = comparison ?? {};
  const inputs = { admissionRate: rate, test, own, low, high };
  return { ...(comparison ? compared(comparison, rate) : uncompared(college, rate, tests)), inputs };
}

function compared(comparison: Comparison, rate: number | null): Judged {
  const { own, low, high } = comparison;
  const because = (code: 'aboveRange' | 'belowRange' | 'withinRange') => ({ code, ...comparison, rate });
  if (rate !== null && rate < CHANCE_RATES.alwaysReach) return selective(rate);
  if (own < low) return { label: 'reach', reason: because('belowRange') };
  if (rate !== null && rate > CHANCE_RATES.likelyFrom)
    return { label: 'likely', reason: because(own > high ? 'aboveRange' : 'withinRange') };
  if (own <= high) return { label: 'target', reason: because('withinRange') };
  if (rate !== null && rate < CHANCE_RATES.atMostTarget)
    return { label: 'target', reason: { code: 'aboveRangeButSelective', ...comparison, rate } };
  return { label: 'likely', reason: because('aboveRange') };
}

function uncompared(college: Figures, rate: number | null, tests: readonly TestScore[]): Judged {
  if (rate !== null && rate < CHANCE_RATES.alwaysReach) return selective(rate);
  const published = (['SAT', 'ACT'] as const).filter((test) => rangeOf(test, college));
  if (published.length === 0) return { label: 'unknown', reason: { code: 'noRange' } };
  const taken = tests.some(({ type }) => type === 'SAT' || type === 'ACT');
  return {
    label: 'unknown',
    reason: taken ? { code: 'otherTest', tests: published } : { code: 'noTests' },
  };
}

const selective = (rate: number): Judged => ({ label: 'reach', reason: { code: 'selective', rate } });

/** Of the tests that can be compared, the one that stands better in its range. */
function bestComparison(college: Figures, tests: readonly TestScore[]): Comparison | undefined {
  const comparisons = (['SAT', 'ACT'] as const).flatMap((test) => {
    const range = rangeOf(test, college);
    const results = tests.filter(({ type }) => type === test).map(({ scores }) => compositeOf(test, scores));
    return range && results.length > 0 ? [{ test, own: Math.max(...results), ...range }] : [];
  });
  return comparisons.sort((a, b) => standing(b) - standing(a))[0];
}

/** 0 at the lower end of the range, 1 at the upper end. */
const standing = ({ own, low, high }: Comparison) => (own - low) / Math.max(high - low, 1);

/** The middle half of those admitted, where the college publishes it whole. */
export function rangeOf(test: Test, college: Figures): { low: number; high: number } | undefined {
  const { satReading25, satReading75, satMath25, satMath75, act25, act75 } = college;
  if (test === 'ACT') return act25 === null || act75 === null ? undefined : { low: act25, high: act75 };
  if (satReading25 === null || satReading75 === null || satMath25 === null || satMath75 === null) return;
  return { low: satReading25 + satMath25, high: satReading75 + satMath75 };
}

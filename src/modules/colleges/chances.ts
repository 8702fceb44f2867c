import { CHANCE_RATES, type ChanceLabel, type CollegeFacts } from '../../../contract/colleges';
import { compositeOf, type TestScore } from '../../../contract/test-scores';
import type { en } from './en';

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

/** The published rule, see docs/chances.md: a rule of thumb, which predicts nothing. */
export function chanceOf(college: Figures, tests: readonly TestScore[], t: typeof en): ChanceLabel {
  const { admissionRate: rate } = college;
  const comparison = bestComparison(college, tests);
  const { test = null, own = null, low = null, high = null } = comparison ?? {};
  const inputs = { admissionRate: rate, test, own, low, high };
  return { ...(comparison ? compared(comparison, rate, t) : uncompared(college, rate, tests, t)), inputs };
}

type Judged = Pick<ChanceLabel, 'label' | 'because'>;

function compared(comparison: Comparison, rate: number | null, t: typeof en): Judged {
  const { own, low, high } = comparison;
  const compared = { ...comparison, rate };
  if (rate !== null && rate < CHANCE_RATES.alwaysReach) return selective(rate, t);
  if (own < low) return { label: 'reach', because: t.belowRange(compared) };
  if (rate !== null && rate > CHANCE_RATES.likelyFrom)
    return { label: 'likely', because: own > high ? t.aboveRange(compared) : t.withinRange(compared) };
  if (own <= high) return { label: 'target', because: t.withinRange(compared) };
  if (rate !== null && rate < CHANCE_RATES.atMostTarget)
    return { label: 'target', because: t.aboveRangeButSelective({ ...comparison, rate }) };
  return { label: 'likely', because: t.aboveRange(compared) };
}

function uncompared(
  college: Figures,
  rate: number | null,
  tests: readonly TestScore[],
  t: typeof en,
): Judged {
  if (rate !== null && rate < CHANCE_RATES.alwaysReach) return selective(rate, t);
  const published = (['SAT', 'ACT'] as const).filter((test) => rangeOf(test, college));
  if (published.length === 0) return { label: 'unknown', because: t.noRange };
  const taken = tests.some(({ type }) => type === 'SAT' || type === 'ACT');
  return { label: 'unknown', because: taken ? t.otherTest({ tests: published }) : t.noTests };
}

const selective = (rate: number, t: typeof en): Judged => ({
  label: 'reach',
  because: t.selective({ rate }),
});

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

function rangeOf(test: Test, college: Figures): { low: number; high: number } | undefined {
  const { satReading25, satReading75, satMath25, satMath75, act25, act75 } = college;
  if (test === 'ACT') return act25 === null || act75 === null ? undefined : { low: act25, high: act75 };
  if (satReading25 === null || satReading75 === null || satMath25 === null || satMath75 === null) return;
  return { low: satReading25 + satMath25, high: satReading75 + satMath75 };
}

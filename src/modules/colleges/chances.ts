import { CHANCE_RATES, type ChanceLabel, type CollegeFacts } from '../../../contract/colleges';
import { compositeOf, type TestScore } from '../../../contract/profile';

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
export function chanceOf(college: Figures, tests: readonly TestScore[]): ChanceLabel {
  const { admissionRate: rate } = college;
  const comparison = bestComparison(college, tests);
  const { test = null, own = null, low = null, high = null } = comparison ?? {};
  const inputs = { admissionRate: rate, test, own, low, high };
  return { ...(comparison ? compared(comparison, rate) : uncompared(college, rate, tests)), inputs };
}

type Judged = Pick<ChanceLabel, 'label' | 'because'>;

function compared({ test, own, low, high }: Comparison, rate: number | null): Judged {
  const admits = rate === null ? '' : ` and the college admits ${percent(rate)} of applicants`;
  const mine = `Your best ${test} of ${own}`;
  const range = `the middle range of ${low} to ${high}`;
  if (rate !== null && rate < CHANCE_RATES.alwaysReach) return selective(rate);
  if (own < low) {
    return { label: 'reach', because: `${mine} is below ${range}${admits}.` };
  }
  if (rate !== null && rate > CHANCE_RATES.likelyFrom) {
    const place = own > high ? 'above' : 'within';
    return { label: 'likely', because: `${mine} is ${place} ${range}${admits}.` };
  }
  if (own <= high) return { label: 'target', because: `${mine} is within ${range}${admits}.` };
  if (rate !== null && rate < CHANCE_RATES.atMostTarget) {
    const because = `${mine} is above ${range}, but the college admits only ${percent(rate)} of applicants.`;
    return { label: 'target', because };
  }
  return { label: 'likely', because: `${mine} is above ${range}${admits}.` };
}

function uncompared(college: Figures, rate: number | null, tests: readonly TestScore[]): Judged {
  if (rate !== null && rate < CHANCE_RATES.alwaysReach) return selective(rate);
  const published = [rangeOf('SAT', college) && 'SAT', rangeOf('ACT', college) && 'ACT'].filter(Boolean);
  if (published.length === 0) {
    return { label: 'unknown', because: 'The college publishes no SAT or ACT range to compare with.' };
  }
  const missing = tests.some(({ type }) => type === 'SAT' || type === 'ACT')
    ? `The college publishes a range for the ${published.join(' and ')} only, which is not in your profile.`
    : 'There is no SAT or ACT in your profile to compare with.';
  return { label: 'unknown', because: missing };
}

const selective = (rate: number): Judged => ({
  label: 'reach',
  because: `The college admits ${percent(rate)} of applicants, which makes it a reach whatever the scores.`,
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

const percentage = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
const percent = (rate: number) => `${percentage.format(rate * 100)}\u00a0%`;

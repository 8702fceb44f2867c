import { CHANCE_RATES, type Chance, type ChanceLabel, type CollegeFacts } from './colleges';
import { compositeOf, type TestScore } from './test-scores';

type Test = 'SAT' | 'ACT';

type Figures = Pick<
  CollegeFacts,
  'admissionRate' | 'satReading25' | 'satReading75' | 'satMath25' | 'satMath75' | 'act25' | 'act75'
>;

/** The student's best result in a test, and the range that the middle half of admitted students scored in. */
interface Comparison {
  readonly test: Test;
  readonly own: number;
  readonly low: number;
  readonly high: number;
}

type AdmissionRate = Comparison & { readonly rate: number | null };

export type ChanceReason =
  | ({ readonly code: 'aboveRange' | 'belowRange' | 'withinRange' } & AdmissionRate)
  | ({ readonly code: 'aboveRangeButSelective'; readonly rate: number } & Comparison)
  | { readonly code: 'selective'; readonly rate: number }
  | { readonly code: 'noRange' | 'noTests' }
  | { readonly code: 'otherTest'; readonly tests: readonly string[] };

interface Assessment {
  readonly label: Chance;
  readonly reason: ChanceReason;
}

type Judging = Assessment & Pick<ChanceLabel, 'inputs'>;

/** Applies the rule of docs/chances.md: a rule of thumb, which predicts nothing. */
export const assessChance = (college: Figures, tests: readonly TestScore[]): Judging =>
  chanceAssessor(tests)(college);

/** Prepares the rule for one student, whose tests are then compared with many colleges. */
export function chanceAssessor(tests: readonly TestScore[]): (college: Figures) => Judging {
  const best = { SAT: bestOf('SAT', tests), ACT: bestOf('ACT', tests) };
  return (college) => {
    const { admissionRate: rate } = college;
    const comparison = bestComparison(college, best);
    const { test = null, own = null, low = null, high = null } = comparison ?? {};
    const inputs = { admissionRate: rate, test, own, low, high };
    const { label, reason } = comparison ? compared(comparison, rate) : uncompared(college, rate, best);
    return { label, reason, inputs };
  };
}

type Best = Readonly<Record<Test, number | null>>;

function bestOf(test: Test, tests: readonly TestScore[]): number | null {
  const results = tests.filter(({ type }) => type === test).map(({ scores }) => compositeOf(test, scores));
  return results.length > 0 ? Math.max(...results) : null;
}

function compared(comparison: Comparison, rate: number | null): Assessment {
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

function uncompared(college: Figures, rate: number | null, { SAT, ACT }: Best): Assessment {
  if (rate !== null && rate < CHANCE_RATES.alwaysReach) return selective(rate);
  const published = (['SAT', 'ACT'] as const).filter((test) => rangeOf(test, college));
  if (published.length === 0) return { label: 'unknown', reason: { code: 'noRange' } };
  const hasTaken = SAT !== null || ACT !== null;
  return {
    label: 'unknown',
    reason: hasTaken ? { code: 'otherTest', tests: published } : { code: 'noTests' },
  };
}

const selective = (rate: number): Assessment => ({ label: 'reach', reason: { code: 'selective', rate } });

/** Of the tests that both sides have, the one whose result is higher within its range. */
function bestComparison(college: Figures, best: Best): Comparison | undefined {
  const [sat, act] = [comparisonOf('SAT', college, best), comparisonOf('ACT', college, best)];
  return sat && act ? (relativePosition(act) > relativePosition(sat) ? act : sat) : (sat ?? act);
}

function comparisonOf(test: Test, college: Figures, { [test]: own }: Best): Comparison | undefined {
  const range = own === null ? undefined : rangeOf(test, college);
  return own === null || !range ? undefined : { test, own, low: range.low, high: range.high };
}

/** The position of a result in its range is 0 at the lower end and 1 at the upper end. */
const relativePosition = ({ own, low, high }: Comparison) => (own - low) / Math.max(high - low, 1);

/** The scores of the middle half of admitted students; undefined unless the college publishes both ends. */
export function rangeOf(test: Test, college: Figures): { low: number; high: number } | undefined {
  const { satReading25, satReading75, satMath25, satMath75, act25, act75 } = college;
  if (test === 'ACT') return act25 === null || act75 === null ? undefined : { low: act25, high: act75 };
  if (satReading25 === null || satReading75 === null || satMath25 === null || satMath75 === null) return;
  return { low: satReading25 + satMath25, high: satReading75 + satMath75 };
}

/** The middle half in each section of the SAT; undefined unless the college publishes both. */
export function satSectionsOf({ satReading25, satReading75, satMath25, satMath75 }: Figures) {
  if (satReading25 === null || satReading75 === null || satMath25 === null || satMath75 === null) return;
  return { verbal: { low: satReading25, high: satReading75 }, math: { low: satMath25, high: satMath75 } };
}

import { assessChance } from '../../../contract/chances';
import type { Chance } from '../../../contract/colleges';
import type { PositionBasis, SurveyBasics, SurveyTests } from '../../../contract/survey';
import type { TestScore } from '../../../contract/test-scores';
import type { Candidate } from './candidate';

/**
 * For colleges up to a rate of admission: below which share of the GPA scale they are a reach, and from which likely.
 */
const GPA_BANDS = [
  { upTo: 0.3, reachBelow: 0.95, likelyFrom: null },
  { upTo: 0.6, reachBelow: 0.8, likelyFrom: 0.95 },
  { upTo: 0.85, reachBelow: 0.7, likelyFrom: 0.9 },
  { upTo: 1, reachBelow: 0.5, likelyFrom: 0.7 },
] as const;

interface Position {
  readonly position: Chance;
  readonly positionBasis: PositionBasis;
}

/** A student's position by tests and the rule of docs/chances.md, or else by GPA. */
export function positionOf(college: Candidate, basics: SurveyBasics, tests: readonly TestScore[]): Position {
  const { label, reason, inputs } = assessChance(college, tests);
  if (reason.code === 'selective') return { position: label, positionBasis: 'rate' };
  if (inputs.test) return { position: label, positionBasis: 'test' };
  const { admissionRate } = college;
  if (admissionRate === null) return { position: 'unknown', positionBasis: 'nothing' };
  return { position: byGpa(basics.gpa / basics.gpaScale, admissionRate), positionBasis: 'gpa' };
}

function byGpa(share: number, rate: number): Chance {
  const { reachBelow, likelyFrom } = GPA_BANDS.find(({ upTo }) => rate <= upTo)!;
  if (share < reachBelow) return 'reach';
  return likelyFrom !== null && share >= likelyFrom ? 'likely' : 'target';
}

/** Tests with all of their sections; incomplete tests are not compared. */
export function testsOf({ sat, act }: SurveyTests): TestScore[] {
  const { satVerbal: verbal, satMath: math } = sat ?? {};
  const { actEnglish, actMath, actReading, actScience } = act ?? {};
  return [
    ...whole('SAT', { verbal, math }),
    ...whole('ACT', { english: actEnglish, math: actMath, reading: actReading, science: actScience }),
  ];
}

const whole = (type: 'SAT' | 'ACT', scores: Readonly<Record<string, number | undefined>>): TestScore[] =>
  Object.values(scores).includes(undefined)
    ? []
    : [{ type, dateTaken: '', scores: scores as Record<string, number> }];

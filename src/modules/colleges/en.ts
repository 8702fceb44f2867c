import { collegeMessages } from '../../../contract/en/colleges';
import { ruleSentences } from '../../../contract/en/rules';
import type { RuleViolation } from '../../../contract/rules';
import { sentenceOf, withFullStop } from '../../../contract/sentences';

interface OfCode {
  ceebCode: string;
}
type Surrogate = OfCode & { unitId: string };

const numbers = {
  act: 'an ACT score',
  dollars: 'an amount in dollars',
  latitude: 'a latitude',
  letters: 'a number of letters',
  longitude: 'a longitude',
  rate: 'a rate',
  ratio: 'a ratio',
  sat: 'an SAT section score',
  students: 'a number of students',
};
export type NumberName = keyof typeof numbers;

const percentage = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
const percent = (rate: number) => `${percentage.format(rate * 100)}%`;

interface Compared {
  test: 'SAT' | 'ACT';
  own: number;
  low: number;
  high: number;
  rate: number | null;
}

const standing = (where: 'above' | 'below' | 'within') => {
  return ({ test, own, low, high, rate }: Compared) => {
    const admits = rate === null ? '' : `, and the college admits ${percent(rate)} of applicants`;
    return `Your best ${test} of ${own} is ${where} the middle 50% (${low}–${high})${admits}.`;
  };
};

export const en = {
  'application-not-begun': 'Move the college to Applying before you enter its application.',
  'binding-plan-taken': ({ college }: { college: string }) =>
    `Only one binding application can be open, and ${college} already has it.`,
  'final-choice-taken': ({ college }: { college: string }) => `${college} is the final choice by now.`,
  'ceeb-code-taken': ({ ceebCode }: OfCode) => `Another college already has the CEEB code ${ceebCode}.`,
  'college-not-found': 'College not found.',
  'complete-before-submitted': 'The application can’t be complete before it’s submitted.',
  'complete-in-future': 'The day it was complete can’t be in the future.',
  'decided-before-submitted': 'The decision can’t be older than the submission.',
  'decided-in-future': 'The day of the decision can’t be in the future.',
  'final-choice-not-admitted': 'Only a college that admitted you can be the final choice.',
  'no-binding-admission': 'Only an admission by a binding plan withdraws the other applications.',
  'no-colleges-found': collegeMessages.noneFound,
  'not-a-college-file.no-colleges': 'The file has no colleges.',
  'not-submitted': 'Enter when the application was submitted first.',
  'row-refused.city': 'The city must have 1 to 120 characters.',
  'row-refused.control': 'The control must be public, private-nonprofit or private-for-profit, or 1 to 3.',
  'row-refused.name': 'The name must have 1 to 120 characters.',
  'row-refused.number': (wrong: { cell: string; what: NumberName; min: number; max: number }) =>
    `'${wrong.cell}' is not ${numbers[wrong.what]} between ${wrong.min} and ${wrong.max}.`,
  'row-refused.rule': (violation: RuleViolation) => withFullStop(sentenceOf(violation, ruleSentences)),
  'row-refused.state': ({ state }: { state: string }) => `'${state}' is not a US state or territory.`,
  'row-refused.unit-id': 'The UNITID must have six digits.',
  'saved-college-not-found': 'Saved college not found.',
  'submitted-in-future': 'The day it was submitted can’t be in the future.',
  'unit-id-taken': ({ name, unitId }: { name: string; unitId: string }) =>
    `${name} already has the UNITID ${unitId}.`,

  codeNotCeeb: ({ ceebCode, unitId }: Surrogate) =>
    `${ceebCode} isn’t a CEEB code. We’ll use U${unitId} instead.`,
  codeRepeated: ({ ceebCode, unitId }: Surrogate) =>
    `More than one line has the CEEB code ${ceebCode}. We’ll use U${unitId} instead.`,
  codeTaken: ({ ceebCode, unitId, holder }: Surrogate & { holder: string }) =>
    `${holder} already has the CEEB code ${ceebCode}. We’ll use U${unitId} instead.`,
  unitIdRepeated: ({ unitId, line }: { unitId: string; line: number }) =>
    `Line ${line} already has the UNITID ${unitId}.`,

  aboveRange: standing('above'),
  aboveRangeButSelective: ({ test, own, low, high, rate }: Compared & { rate: number }) =>
    `Your best ${test} of ${own} is above the middle 50% (${low}–${high}), but the college admits only ${percent(rate)} of applicants.`,
  belowRange: standing('below'),
  noRange: 'The college doesn’t publish an SAT or ACT range to compare.',
  noTests: 'Your profile has no SAT or ACT to compare.',
  otherTest: ({ tests }: { tests: readonly string[] }) =>
    `The college only publishes a range for the ${tests.join(' and ')}, which isn’t in your profile.`,
  selective: ({ rate }: { rate: number }) =>
    `It admits ${percent(rate)} of applicants, so it’s a reach for everyone.`,
  withinRange: standing('within'),
};

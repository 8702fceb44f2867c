import { addedSample, editedSample } from '../../src/modules/colleges/colleges.samples';
import type { CollegeEvents } from '../../src/modules/colleges/colleges.events';
import type { Older } from './older';

/** Facts that the first version lacked. */
const UNKNOWN = {
  locale: null,
  isHbcu: null,
  isForWomen: null,
  degrees: null,
  composition: null,
  medianEarnings: null,
  medianDebt: null,
  fullTimeFaculty: null,
};

/** Facts that the third version lacked. */
const NO_REQUIREMENTS = {
  teacherLetters: null,
  counselorLetter: null,
  schoolReport: null,
  midYearReport: null,
  finalReport: null,
  transcript: null,
  applicationFee: null,
};
const AT_THIRD = Object.keys(NO_REQUIREMENTS);
const AT_SECOND = ['testPolicy', ...AT_THIRD];
const AT_FIRST = [...Object.keys(UNKNOWN), ...AT_SECOND];

const without = <Fields extends object>(fields: Fields, ...left: readonly string[]) =>
  Object.fromEntries(Object.entries(fields).filter(([field]) => !left.includes(field))) as Fields;

const addedWithout = (...left: readonly string[]) => ({
  ...addedSample,
  facts: without(addedSample.facts, ...left),
});
const editedWithout = (...left: readonly string[]) => ({
  ...editedSample,
  changes: without(editedSample.changes, ...left),
});

const added = [AT_FIRST, AT_SECOND, AT_THIRD].map((lacked) => addedWithout(...lacked));
const edited = [AT_FIRST, AT_SECOND, AT_THIRD].map((lacked) => editedWithout(...lacked));
const UNKNOWN_AT = [
  { ...UNKNOWN, testPolicy: null, ...NO_REQUIREMENTS },
  { testPolicy: null, ...NO_REQUIREMENTS },
  NO_REQUIREMENTS,
];

export const olderCollegeSamples = added.flatMap((stored, index) => [
  {
    type: 'CollegeAdded' as const,
    version: index + 1,
    stored,
    today: { ...stored, facts: { ...stored.facts, ...UNKNOWN_AT[index] } },
  } satisfies Older<CollegeEvents>,
  { type: 'CollegeEdited' as const, version: index + 1, stored: edited[index]!, today: edited[index]! },
]);

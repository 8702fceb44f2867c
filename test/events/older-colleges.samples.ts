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
const AT_FIRST = Object.keys(UNKNOWN);

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

const [firstAdded, secondAdded] = [addedWithout(...AT_FIRST, 'testPolicy'), addedWithout('testPolicy')];
const [firstEdited, secondEdited] = [editedWithout(...AT_FIRST, 'testPolicy'), editedWithout('testPolicy')];

export const olderCollegeSamples = [
  {
    type: 'CollegeAdded',
    version: 1,
    stored: firstAdded,
    today: { ...firstAdded, facts: { ...firstAdded.facts, ...UNKNOWN, testPolicy: null } },
  } satisfies Older<CollegeEvents>,
  { type: 'CollegeEdited', version: 1, stored: firstEdited, today: firstEdited },
  {
    type: 'CollegeAdded',
    version: 2,
    stored: secondAdded,
    today: { ...secondAdded, facts: { ...secondAdded.facts, testPolicy: null } },
  } satisfies Older<CollegeEvents>,
  { type: 'CollegeEdited', version: 2, stored: secondEdited, today: secondEdited },
];

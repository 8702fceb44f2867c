import { stepsOf } from './completeness';

const COUNTS = { activities: 1, courses: 2, honors: 0, tests: 1 };
const ABOUT = { gpa: 3.8, highSchoolName: 'Harbor High', orderedMajorChoices: null, classRank: 12 };
const PROFILE = { city: 'Keene', state: 'NH' } as Parameters<typeof stepsOf>[0];

const missing = (...given: Parameters<typeof stepsOf>) =>
  Object.entries(stepsOf(...given)).flatMap(([step, isDone]) => (isDone ? [] : [step]));

it('a record lacks what application forms ask for and it does not have', () => {
  expect(missing(PROFILE, ABOUT, COUNTS)).toEqual(['honors', 'majors']);
});

it('a place needs a city and a state', () => {
  expect(missing({ ...PROFILE, state: '' }, ABOUT, COUNTS)).toEqual(['place', 'honors', 'majors']);
});

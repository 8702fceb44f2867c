import { noFacts, type CollegeFacts } from '../../../../contract/colleges';
import { compositeOf, type TestScore } from '../../../../contract/test-scores';
import { chanceOf } from './chances';
import { en } from '../en';

/** The ranges are 1200 to 1400 for the SAT, 26 to 31 for the ACT. */
const sat = { satReading25: 600, satReading75: 700, satMath25: 600, satMath75: 700 };
const act = { act25: 26, act75: 31 };

const satOf = (verbal: number, math: number): TestScore => ({
  type: 'SAT',
  dateTaken: '2026-03-14',
  scores: { verbal, math },
});
const actOf = (each: number): TestScore => ({
  type: 'ACT',
  dateTaken: '2026-06-13',
  scores: { english: each, math: each, reading: each, science: each },
});

const chance = (facts: Partial<CollegeFacts>, ...tests: TestScore[]) =>
  chanceOf({ ...noFacts, ...facts }, tests, en);

describe('the chance label', () => {
  it.each([
    [1190, 'reach', 'Your best SAT of 1190 is below the middle 50% (1200–1400)'],
    [1200, 'target', 'Your best SAT of 1200 is within the middle 50% (1200–1400)'],
    [1400, 'target', 'Your best SAT of 1400 is within the middle 50% (1200–1400)'],
    [1410, 'likely', 'Your best SAT of 1410 is above the middle 50% (1200–1400)'],
  ])('for an SAT of %i is %s', (total, label, because) => {
    const own = satOf(total - 600, 600);
    expect(chance(sat, own)).toMatchObject({ label, because: `${because}.` });
    expect(chance({ ...sat, admissionRate: 0.5 }, own)).toEqual({
      label,
      because: `${because}, and the college admits 50% of applicants.`,
      inputs: { admissionRate: 0.5, test: 'SAT', own: total, low: 1200, high: 1400 },
    });
  });

  it.each([
    [0.149, 1600, 'reach'],
    [0.15, 1600, 'target'],
    [0.15, 1300, 'target'],
    [0.29, 1600, 'target'],
    [0.3, 1600, 'likely'],
    [0.85, 1300, 'target'],
    [0.86, 1200, 'likely'],
    [0.86, 1190, 'reach'],
  ])('at an admission rate of %d for an SAT of %i is %s', (admissionRate, total, label) =>
    expect(chance({ ...sat, admissionRate }, satOf(total / 2, total / 2)).label).toBe(label),
  );

  it('explains why it is lower than the scores suggest', () => {
    expect(chance({ ...sat, admissionRate: 0.046 }, satOf(800, 800)).because).toBe(
      'It admits 4.6% of applicants, so it’s a reach for everyone.',
    );
    expect(chance({ ...sat, admissionRate: 0.22 }, satOf(800, 800)).because).toBe(
      'Your best SAT of 1600 is above the middle 50% (1200–1400), but the college admits only 22% of applicants.',
    );
  });

  it('uses the best result of the test with the higher position', () => {
    expect(chance({ ...sat, ...act }, satOf(600, 600), satOf(610, 640), actOf(25)).inputs).toMatchObject({
      test: 'SAT',
      own: 1250,
    });
    expect(chance({ ...sat, ...act }, satOf(600, 600), actOf(32))).toMatchObject({
      label: 'likely',
      inputs: { test: 'ACT', own: 32, low: 26, high: 31 },
    });
    expect(chance(act, satOf(800, 800), actOf(25)).label).toBe('reach');
  });

  it('is a reach at a low admission rate even without scores', () =>
    expect(chance({ admissionRate: 0.1 })).toEqual({
      label: 'reach',
      because: 'It admits 10% of applicants, so it’s a reach for everyone.',
      inputs: { admissionRate: 0.1, test: null, own: null, low: null, high: null },
    }));

  it('is unknown without a published range or a test', () => {
    expect(chance({ admissionRate: 0.9 }, satOf(800, 800))).toMatchObject({
      label: 'unknown',
      because: 'The college doesn’t publish an SAT or ACT range to compare.',
    });
    const psat: TestScore = { ...satOf(700, 700), type: 'PSAT' };
    expect(chance({ ...sat, admissionRate: 0.5 }, psat)).toMatchObject({
      label: 'unknown',
      because: 'Your profile has no SAT or ACT to compare.',
    });
    expect(chance({ ...act, satMath25: 600 }, satOf(800, 800))).toMatchObject({
      label: 'unknown',
      because: 'The college only publishes a range for the ACT, which isn’t in your profile.',
    });
  });
});

describe('the composite score', () => {
  it('is the ACT’s mean rounded half up, and the sum of other tests', () => {
    expect(compositeOf('ACT', { english: 30, math: 29, reading: 31, science: 28 })).toBe(30);
    expect(compositeOf('ACT', { english: 30, math: 29, reading: 30, science: 28 })).toBe(29);
    expect(compositeOf('SAT', { verbal: 680, math: 710 })).toBe(1390);
    expect(compositeOf('TOEFL', { reading: 28, writing: 27, speaking: 26, listening: 29 })).toBe(110);
  });
});

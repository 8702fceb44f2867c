import { noFacts, type CollegeFacts } from '../../../contract/colleges';
import {
  MAX_RESULTS,
  SURVEY_QUESTIONS,
  type QuestionId,
  type SurveySubmission,
  type Wish,
} from '../../../contract/survey';
import { aSurvey, answersWith } from '../../../test/support/survey';
import type { Candidate } from './candidate';
import { match } from './match';

type Fields = Partial<CollegeFacts & Pick<Candidate, 'name' | 'state' | 'isPublic' | 'facStu' | 'division'>>;

let count = 0;

const college = (fields: Fields = {}): Candidate => {
  const id = String(++count).padStart(4, '0');
  const name = fields.name ?? `College ${id}`;
  return {
    ...noFacts,
    ...{ id, name, sortName: name.toLowerCase(), state: 'MA', location: 'Boston', isPublic: false },
    ...{ facStu: '', division: '' },
    ...fields,
  };
};

const survey = (
  wishes: Partial<Record<QuestionId, Wish>>,
  changes: Partial<SurveySubmission['basicInfo']> = {},
  test: SurveySubmission['test'] = {},
): SurveySubmission => ({
  basicInfo: { ...aSurvey.basicInfo, ...changes },
  answers: answersWith(wishes),
  test,
});

/** Returns the measure of a college. It equals the fit of a single college for a student with a single wish. */
const measureOf = (questionId: QuestionId, fields: Fields, changes = {}) => {
  const [found] = match(survey({ [questionId]: 5 }, changes), [college(fields)]);
  return found!.confidence === 0 ? null : found!.fit;
};

/** A place north of the middle of the ZIP codes that begin with 021. */
const milesNorth = (miles: number) => ({ latitude: 42.34 + miles / 69.09, longitude: -71.08 });

const background = { black: 0, hispanic: 0, asian: 0, nativeAmerican: 0, pacificIslander: 0, twoOrMore: 0 };
const none = { ...background, white: 0, international: 0, unknown: 0 };

describe('a question of the survey', () => {
  it.each<[QuestionId, Fields, number | null]>([
    [1, {}, null],
    [1, { latitude: 42.3, longitude: -71 }, 1],
    [1, { latitude: 34, longitude: -118 }, 0],
    [2, { latitude: 42.3, longitude: -71 }, 0],
    [2, { latitude: 34, longitude: -118 }, 1],
    [3, { state: 'MA' }, 1],
    [3, { state: 'RI' }, 0],
    [4, { state: 'PA' }, 1],
    [4, { state: 'MD' }, 0],
    [5, { state: 'MO' }, 1],
    [5, { state: 'KY' }, 0],
    [6, { state: 'DC' }, 1],
    [6, { state: 'NM' }, 0],
    [7, { state: 'HI' }, 1],
    [7, { state: 'PR' }, 0],
    [8, {}, null],
    [8, { locale: 'large city' }, 1],
    [8, { locale: 'midsize city' }, 0],
    [9, { locale: 'small city' }, 1],
    [9, { locale: 'midsize city' }, 1],
    [9, { locale: 'large city' }, 0],
    [10, { locale: 'large suburb' }, 1],
    [11, { locale: 'remote town' }, 1],
    [12, { locale: 'fringe rural area' }, 1],
    [12, { locale: 'fringe town' }, 0],
    [13, {}, null],
    [13, { degrees: { '14': 1 } }, 0],
    [13, { degrees: { '52': 0.15 } }, 0.5],
    [13, { degrees: { '52': 0.25 } }, 1],
    [14, { degrees: { '11': 0.05, '14': 0.03, '15': 0.02 } }, 0.5],
    [15, { degrees: { '51': 0.3 } }, 1],
    [16, {}, null],
    [16, { medianEarnings: 40_000 }, 0],
    [16, { medianEarnings: 57_500 }, 0.5],
    [16, { medianEarnings: 75_000 }, 1],
    [17, { facStu: 'few' }, null],
    [17, { facStu: '20:1' }, 0],
    [17, { facStu: '9:1' }, 1],
    [18, { graduationRate: 0.4 }, 0],
    [18, { graduationRate: 0.65 }, 0.5],
    [18, { graduationRate: 0.9 }, 1],
    [19, { fullTimeFaculty: 0.65 }, 0.5],
    [20, { degrees: { '26': 0.05, '27': 0.02, '40': 0.005 } }, 0.5],
    [21, { degrees: { '45': 0.2 } }, 0.5],
    [22, { degrees: { '50': 0.1 } }, 1],
    [23, {}, null],
    [23, { enrollment: 7_000 }, 0],
    [23, { enrollment: 10_000 }, 1],
    [24, { enrollment: 4_000 }, 1],
    [24, { enrollment: 5_500 }, 0.5],
    [24, { enrollment: 7_000 }, 0],
    [25, { isPublic: true }, 1],
    [25, { isPublic: false }, 0],
    [26, {}, null],
    [26, { netPrice: 12_000 }, 1],
    [26, { netPrice: 22_000 }, 0.5],
    [26, { netPrice: 32_000, state: 'CA' }, 0],
    [26, { netPrice: 12_000, isPublic: true }, 1],
    [26, { netPrice: 12_000, isPublic: true, state: 'CA' }, null],
    [
      26,
      {
        ...{ netPrice: 12_000, isPublic: true, state: 'CA' },
        ...{ tuitionInState: 10_000, tuitionOutOfState: 20_000 },
      },
      0.5,
    ],
    [27, { medianDebt: 27_000 }, 0],
    [27, { medianDebt: 15_000 }, 1],
    [28, {}, null],
    [28, { division: 'NCAA D1' }, 1],
    [28, { division: 'NCAA D3' }, 0],
    [29, { division: 'NCAA D3' }, 1],
    [29, { division: 'NAIA' }, 1],
    [29, { division: 'NCAA D1' }, 0],
    [30, { composition: { ...none, unknown: 1 } }, null],
    [30, { composition: { ...none, white: 1 } }, 0],
    [30, { composition: { ...none, white: 0.4, black: 0.4, unknown: 0.2 } }, 0.5],
    [31, { composition: { ...none, white: 0.95, international: 0.05 } }, 0.5],
    [32, {}, null],
    [32, { isHbcu: true }, 1],
    [32, { isHbcu: false }, 0],
    [33, { isForWomen: true }, 1],
  ])('measures, for question %i, %j as %p', (questionId, fields, measure) =>
    expect(measureOf(questionId, fields)).toBe(measure),
  );

  it('is measured at both ends of each figure', () => {
    expect(SURVEY_QUESTIONS).toHaveLength(33);
    const known = college({
      ...{ latitude: 42, longitude: -71, locale: 'large city', facStu: '12:1', division: 'NCAA D1' },
      ...{
        enrollment: 5_000,
        netPrice: 20_000,
        graduationRate: 0.7,
        medianEarnings: 50_000,
        medianDebt: 20_000,
      },
      ...{ fullTimeFaculty: 0.8, isHbcu: false, isForWomen: false, degrees: { '52': 1 } },
      composition: { ...none, white: 1 },
    });
    const wishes = Object.fromEntries(SURVEY_QUESTIONS.map(({ questionId }) => [questionId, 5]));
    const [found] = match(survey(wishes), [known]);
    expect(found).toMatchObject({ confidence: 1 });
    expect(found!.parts.map(({ questionId }) => questionId)).toEqual(
      SURVEY_QUESTIONS.map(({ questionId }) => questionId),
    );
    expect(found!.parts.filter(({ figure }) => figure === null)).toEqual([]);
  });

  it.each([
    [190, 1, 0],
    [250, 0.5, 0],
    [310, 0, 0.05],
    [400, 0, 0.5],
    [510, 0, 1],
  ])('measures distance in both directions: %i miles', (miles, near, far) => {
    expect(measureOf(1, milesNorth(miles))).toBeCloseTo(near, 1);
    expect(measureOf(2, milesNorth(miles))).toBeCloseTo(far, 1);
  });

  it('measures distance from the state’s centre without a ZIP code', () => {
    const denver = { latitude: 39.74, longitude: -104.99, state: 'CO' };
    for (const zipcode of [undefined, '00000']) {
      const [found] = match(survey({ 1: 5 }, { state: 'CO', zipcode }), [college(denver)]);
      expect(found!.parts[0]!.figure!.miles).toBeLessThan(60);
    }
  });
});

describe('the fit', () => {
  const city = { locale: 'large city' };

  it.each([
    [5, 1, 'for'],
    [4, 1, 'for'],
    [2, 0, 'against'],
    [1, 0, 'against'],
  ] as const)('for a wish of %i about something that the college has is %d', (wish, fit, verdict) => {
    const [found] = match(survey({ 8: wish }), [college(city)]);
    expect(found).toMatchObject({ fit, confidence: 1 });
    expect(found!.parts).toEqual([
      { questionId: 8, verdict, figure: { code: 'setting', setting: 'large city' } },
    ]);
  });

  it('weighs a strong wish twice as much as a weak one', () => {
    const [found] = match(survey({ 8: 5, 25: 4 }), [college(city)]);
    expect(found!.fit).toBe(0.6667);
    const [other] = match(survey({ 8: 4, 25: 1 }), [college({ ...city, isPublic: true })]);
    expect(other!.fit).toBe(0.3333);
  });

  it('leaves out what does not matter', () =>
    expect(match(survey({}), [college(city)])[0]).toMatchObject({ fit: 0.5, confidence: 1, parts: [] }));

  it.each([
    [0.732, 'neutral'],
    [0.734, 'for'],
    [0.568, 'neutral'],
    [0.566, 'against'],
  ])('speaks for or against by thirds: a graduation rate of %d', (graduationRate, verdict) =>
    expect(match(survey({ 18: 5 }), [college({ graduationRate })])[0]!.parts[0]!.verdict).toBe(verdict),
  );
});

describe('an unknown figure', () => {
  it('lowers the confidence by its weight, but not the fit', () => {
    const [found] = match(survey({ 8: 5, 16: 4 }), [college({ locale: 'large city' })]);
    expect(found).toMatchObject({ fit: 1, confidence: 0.6667 });
    expect(found!.parts[1]).toEqual({ questionId: 16, verdict: 'unknown', figure: null });
  });

  it('ranks between agreement and disagreement', () => {
    const wishes = survey({ 8: 5, 16: 5 });
    const known = { locale: 'large city' };
    const found = match(wishes, [
      college({ ...known, name: 'Earns little', medianEarnings: 30_000 }),
      college({ ...known, name: 'Is silent' }),
      college({ ...known, name: 'Earns much', medianEarnings: 90_000 }),
    ]);
    expect(found.map(({ name }) => name)).toEqual(['Earns much', 'Is silent', 'Earns little']);
  });

  it('of every question gives a medium fit', () =>
    expect(match(survey({ 8: 5 }), [college()])[0]).toMatchObject({ fit: 0.5, confidence: 0 }));
});

describe('the academic position', () => {
  const sat = { satReading25: 600, satReading75: 700, satMath25: 600, satMath75: 700 };
  const position = (fields: Fields, test: SurveySubmission['test'] = {}, gpa = 3.6) => {
    const [{ position, positionBasis, list } = undefined!] = match(survey({}, { gpa }, test), [
      college(fields),
    ]);
    return [position, positionBasis, list];
  };

  it('is derived from tests by the rule of chances', () => {
    const own = { sat: { satVerbal: 640, satMath: 660 } };
    expect(position(sat, own)).toEqual(['target', 'test', 'top']);
    expect(position({ ...sat, admissionRate: 0.1 }, own)).toEqual(['reach', 'rate', 'other']);
    expect(position(sat, { sat: { satVerbal: 800, satMath: 800 } })).toEqual(['likely', 'test', 'top']);
    expect(position(sat, { sat: { satVerbal: 500, satMath: 500 } })).toEqual(['reach', 'test', 'other']);
    const act = { actEnglish: 30, actMath: 30, actReading: 30, actScience: 30 };
    expect(position({ act25: 26, act75: 31 }, { act })).toEqual(['target', 'test', 'top']);
  });

  it('is not derived from an incomplete test', () => {
    expect(position(sat, { sat: { satVerbal: 640 } })).toEqual(['unknown', 'nothing', 'other']);
    expect(position({ act25: 26, act75: 31 }, { act: { actEnglish: 30 } })[1]).toBe('nothing');
  });

  it.each([
    [0.149, 1, 'reach'],
    [0.15, 0.94, 'reach'],
    [0.15, 0.95, 'target'],
    [0.3, 1, 'target'],
    [0.31, 0.79, 'reach'],
    [0.31, 0.8, 'target'],
    [0.6, 0.95, 'likely'],
    [0.61, 0.69, 'reach'],
    [0.61, 0.7, 'target'],
    [0.85, 0.9, 'likely'],
    [0.86, 0.49, 'reach'],
    [0.86, 0.5, 'target'],
    [1, 0.7, 'likely'],
  ])('at a rate of %d without tests, with %d of the highest GPA, is %s', (admissionRate, share, label) =>
    expect(position({ admissionRate }, {}, share * 4)[0]).toBe(label),
  );

  it('is unknown without tests or a rate', () =>
    expect(position({})).toEqual(['unknown', 'nothing', 'other']));
});

describe('the lists of matches', () => {
  const likely = { admissionRate: 0.9 };

  it('have at most ten matches each, the best first', () => {
    const catalogue = Array.from({ length: 60 }, (_, index) =>
      college({ graduationRate: 0.4 + index / 200, ...(index % 2 ? likely : {}) }),
    );
    const found = match(survey({ 18: 5 }), catalogue);
    expect(found.map(({ list }) => list)).toEqual([
      ...Array<string>(MAX_RESULTS).fill('top'),
      ...Array<string>(MAX_RESULTS).fill('other'),
    ]);
    const fits = found.slice(0, MAX_RESULTS).map(({ fit }) => fit);
    expect(fits).toEqual(fits.toSorted((a, b) => b - a));
    expect(found[0]!.name).toBe(catalogue[59]!.name);
  });

  it('have the same order for any order of the catalogue', () => {
    const [b, a, again] = [college({ name: 'B' }), college({ name: 'A' }), college({ name: 'A' })];
    for (const catalogue of [
      [b, a, again],
      [again, b, a],
      [a, again, b],
    ]) {
      expect(match(survey({}), catalogue).map(({ ceebCode }) => ceebCode)).toEqual([a.id, again.id, b.id]);
    }
  });
});

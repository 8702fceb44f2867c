import type { ExamType } from '../../../../contract/exam-definitions';
import type { Scored, ScoredPart, SkillTally } from '../entries/exam-entries.events';
import { asSat, compared } from '../../../../contract/concordance';
import { nextSteps } from './next-steps';
import type { ScoredEntry } from '../../../../projections/exams/exam-entries';
import { skillTrends } from './skill-trends';
import { superscore, trend } from './superscore';

const part = (scaled: number | null, skills: readonly SkillTally[] = []): ScoredPart => {
  const sum = (key: 'correct' | 'total') => skills.reduce((all, skill) => all + skill[key], 0);
  return { raw: sum('correct'), total: sum('total'), scaled, skills };
};

const skill = (category: string, subcategory: string, correct: number, total: number): SkillTally => ({
  ...{ category, subcategory, correct, total },
});

let count = 0;
const entry = (type: ExamType, dateTaken: string, scored: Partial<Scored>): ScoredEntry => ({
  ...{ id: `exam-${++count}`, type, dateTaken, sample: true },
  scored: { parts: {}, verbal: null, total: null, ...scored },
});

const sat = (dateTaken: string, verbal: number | null, math: number | null) => {
  const total = verbal === null || math === null ? null : verbal + math;
  return entry('SAT', dateTaken, { parts: { math: part(math) }, verbal, total });
};

const act = (dateTaken: string, ...scores: readonly (number | null)[]) => {
  const [english, math, reading, science] = scores.map((score) => part(score ?? null));
  return entry('ACT', dateTaken, { parts: { english, math, reading, science } as Scored['parts'] });
};

describe('the superscore', () => {
  it('adds the best sections of different SATs', () => {
    const [march, may] = [sat('2026-03-14', 610, 540), sat('2026-05-02', 580, 590)];
    const score = (of: ScoredEntry, value: number) => ({
      ...{ examId: of.id, dateTaken: of.dateTaken, score: value, sample: true },
    });
    expect(superscore('SAT', [march, may])).toEqual({
      parts: { verbal: score(march, 610), math: score(may, 590) },
      total: 1200,
    });
  });

  it('names the newest of equal scores', () => {
    const found = superscore('SAT', [sat('2026-03-14', 610, 540), sat('2026-05-02', 610, 500)]);
    expect(found!.parts.verbal!.dateTaken).toBe('2026-05-02');
  });

  it('rounds the mean of the four best ACT sections half up', () => {
    // 24 + 27 + 26 + 25 = 102 gives a mean of 25.5.
    const found = superscore('ACT', [act('2026-02-07', 24, 20, 26, 19), act('2026-04-11', 21, 27, 22, 25)]);
    expect(found!.total).toBe(26);
  });

  it('has no total if a section was never scaled', () => {
    expect(superscore('SAT', [sat('2026-03-14', 610, null)])).toMatchObject({
      parts: { verbal: { score: 610 } },
      total: null,
    });
    expect(superscore('SAT', [sat('2026-03-14', null, null)])).toBeNull();
    expect(superscore('ACT', [])).toBeNull();
  });

  it('leaves entries without a total out of the trend', () => {
    const entries = [sat('2026-03-14', 610, 540), sat('2026-04-11', 610, null), sat('2026-05-02', 580, 590)];
    expect(trend(entries).map(({ score }) => score)).toEqual([1150, 1170]);
  });
});

describe('the concordance', () => {
  it.each([
    [36, 1570, 1600, 1590],
    [30, 1360, 1380, 1370],
    [21, 1060, 1090, 1080],
    [9, 590, 610, 590],
  ])('converts an ACT of %i', (composite, min, max, single) => {
    expect(asSat(composite)).toEqual({ min, max, single });
  });

  it('covers every SAT total from 590 to 1600', () => {
    const composites = Array.from({ length: 28 }, (_, index) => index + 9);
    const ranges = composites.map((composite) => asSat(composite)!);
    ranges.slice(1).forEach(({ min }, index) => expect(min).toBe(ranges[index]!.max + 10));
    ranges.forEach(({ min, max, single }) => expect(min <= single && single <= max).toBe(true));
  });

  it.each([
    [28, 1290, 'ACT'],
    [28, 1300, 'same'],
    [28, 1320, 'same'],
    [28, 1330, 'SAT'],
  ])('compares an ACT of %i with an SAT of %i: %s', (composite, total, better) => {
    expect(compared(composite, total)).toMatchObject({ act: composite, sat: total, better });
  });

  it('compares nothing if a result is missing or outside the table', () => {
    expect([compared(null, 1300), compared(28, null), compared(8, 500)]).toEqual([null, null, null]);
  });
});

describe('skill trends', () => {
  it('add up each category, oldest exam first, by part', () => {
    const algebra = [skill('Algebra', 'Lines', 2, 5), skill('Algebra', 'Systems', 5, 6)];
    const first = entry('SAT', '2026-03-14', {
      parts: { math: part(500, algebra), reading: part(20, [skill('Evidence', '', 4, 8)]) },
    });
    const second = entry('SAT', '2026-05-02', { parts: { math: part(520, [skill('Algebra', '', 1, 3)]) } });
    const at = ({ id, dateTaken }: ScoredEntry) => ({ examId: id, dateTaken });
    expect(skillTrends('SAT', [first, second])).toEqual([
      {
        part: 'reading',
        name: 'Evidence',
        exams: [{ ...at(first), name: 'Evidence', correct: 4, total: 8, percentage: 50 }],
      },
      {
        part: 'math',
        name: 'Algebra',
        exams: [
          // 7 of 11 are 63.6 %
          { ...at(first), name: 'Algebra', correct: 7, total: 11, percentage: 64 },
          { ...at(second), name: 'Algebra', correct: 1, total: 3, percentage: 33 },
        ],
      },
    ]);
  });

  it('leave out categories without questions', () => {
    const asked = entry('ACT', '2026-03-14', { parts: { math: part(20, [skill('Geometry', '', 0, 0)]) } });
    expect(skillTrends('ACT', [asked])).toEqual([]);
  });
});

describe('next steps', () => {
  const taken = entry('SAT', '2026-05-02', {
    parts: {
      reading: part(12, [skill('Evidence', '', 2, 3), skill('Words', '', 1, 1)]),
      writing: part(11, [skill('Commas', 'Lists', 1, 2), skill('Verbs', '', 0, 2)]),
      math: part(400, [skill('Algebra', 'Lines', 1, 4), skill('Data', '', 2, 3)]),
    },
  });
  const scale = {
    // The raw scores are 3 of 4, 1 of 4 and 3 of 7.
    reading: [10, 11, 12, 13, 15],
    writing: [10, 12, 13, 15, 18],
    math: [200, 250, 300, 400, 420, 450, 500, 800],
  };

  it('begin with what costs most of the total at this raw score', () => {
    // Algebra: raw 6 instead of 3 is 500 instead of 400. Verbs: 3 instead of 1 is 15 instead of 12, ten times.
    // Evidence: 15 instead of 13, ten times. Data (20) and Commas (10) cost less.
    expect(nextSteps(taken, scale)).toEqual([
      { part: 'math', category: 'Algebra', subcategory: 'Lines', correct: 1, total: 4, points: 100 },
      { part: 'writing', category: 'Verbs', subcategory: '', correct: 0, total: 2, points: 30 },
      { part: 'reading', category: 'Evidence', subcategory: '', correct: 2, total: 3, points: 20 },
    ]);
  });

  it('count a point of an ACT section as a quarter of the composite', () => {
    const science = part(20, [skill('Data', '', 1, 3)]);
    const steps = nextSteps(entry('ACT', '2026-05-02', { parts: { science } }), { science: [1, 20, 22, 25] });
    expect(steps).toMatchObject([{ part: 'science', points: 1.25 }]);
  });

  it('have no points without a scale, and sort by wrong answers then', () => {
    const { writing } = scale;
    expect(nextSteps(taken, { writing })).toMatchObject([
      { category: 'Verbs', points: 30 },
      { category: 'Commas', points: 10 },
      { category: 'Algebra', points: null },
    ]);
  });

  it('are empty if everything is right', () => {
    expect(
      nextSteps(entry('ACT', '2026-05-02', { parts: { math: part(36, [skill('A', '', 4, 4)]) } }), {}),
    ).toEqual([]);
  });
});

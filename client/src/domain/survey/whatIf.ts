import type { QuestionId, SurveySubmission, Wish, MatchResource } from 'contract/survey';

export type TestName = 'sat' | 'act';
export type ScoreName =
  keyof NonNullable<SurveySubmission['test']['sat']> | keyof NonNullable<SurveySubmission['test']['act']>;

export const SECTIONS = {
  sat: ['satVerbal', 'satMath'],
  act: ['actEnglish', 'actMath', 'actReading', 'actScience'],
} as const satisfies Record<TestName, readonly ScoreName[]>;

const FIRST_TRY: Readonly<Record<TestName, number>> = { sat: 550, act: 24 };

type Scores = Readonly<Partial<Record<ScoreName, number>>>;

export const scoresOf = ({ test }: SurveySubmission, name: TestName): Scores | undefined => test[name];

export const withScore = (
  submission: SurveySubmission,
  name: TestName,
  section: ScoreName,
  score: number,
): SurveySubmission => ({
  ...submission,
  test: { ...submission.test, [name]: { ...submission.test[name], [section]: score } },
});

export const withTest = (submission: SurveySubmission, name: TestName): SurveySubmission =>
  SECTIONS[name].reduce<SurveySubmission>(
    (tried, section) => withScore(tried, name, section, FIRST_TRY[name]),
    submission,
  );

export const withGpa = (submission: SurveySubmission, gpa: number): SurveySubmission => ({
  ...submission,
  basicInfo: { ...submission.basicInfo, gpa },
});

export const withWish = (submission: SurveySubmission, id: QuestionId, wish: Wish): SurveySubmission => ({
  ...submission,
  answers: { ...submission.answers, [id]: wish },
});

const leaves = ({ basicInfo, test, answers }: SurveySubmission): Map<string, unknown> =>
  new Map(Object.entries({ ...basicInfo, ...test.sat, ...test.act, ...answers }));

export function countWhatIfs(stored: SurveySubmission, tried: SurveySubmission): number {
  const [before, after] = [leaves(stored), leaves(tried)];
  return [...new Set([...before.keys(), ...after.keys()])].filter(
    (name) => before.get(name) !== after.get(name),
  ).length;
}

/** How a college differs from the stored results; null if it is new. */
export type Change = null | {
  /** A negative number means places lost. */
  readonly places: number;
  /** The unit is points of a hundred. */
  readonly points: number;
};

type Matches = readonly MatchResource[];

export interface Comparison {
  readonly changes: ReadonlyMap<string, Change>;
  readonly gone: Matches;
}

const points = ({ attributes }: MatchResource) => Math.round(attributes.fit * 100);

export function compare(stored: Matches, tried: Matches): Comparison {
  const changes = new Map(
    tried.map((match, place) => {
      const before = stored.findIndex(({ id }) => id === match.id);
      return [
        match.id,
        before < 0 ? null : { places: before - place, points: points(match) - points(stored[before]!) },
      ];
    }),
  );
  return { changes, gone: stored.filter(({ id }) => !changes.has(id)) };
}

export function countChanges({ changes, gone }: Comparison) {
  const all = [...changes.values()];
  return {
    up: all.filter((change) => change && change.places > 0).length,
    down: all.filter((change) => change && change.places < 0).length,
    added: all.filter((change) => change === null).length,
    gone: gone.length,
  };
}

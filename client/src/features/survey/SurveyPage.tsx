import { useState } from 'react';
import type { ResponseOf } from 'contract/calls';
import { compositeOf, type TestScore } from 'contract/test-scores';
import { STATES } from 'contract/us-states';
import { Loading } from '../../shared/list/States';
import { sectionScores } from '../../domain/exams/scores';
import { api } from '../../shared/api/baseApi';
import { call } from '../../shared/api/call';
import { t } from './en';
import { hasDraft, newDraft, type Basics } from './draft';
import { Wizard } from './Wizard';

const MAX_TESTS = 99;

const PrefillApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** When a request fails, its fields stay empty. */
    surveyPrefill: build.query<Partial<Basics>, void>({
      queryFn: async (_arg, _api, _options, fetch) => {
        const [about, profile, tests] = await Promise.all([
          fetch(call('GET /users/about')),
          fetch(call('GET /users/profile')),
          fetch(call('GET /users/test', { query: { currentPage: 1, pageSize: MAX_TESTS } })),
        ]);
        const known = profile.data as ResponseOf<'GET /users/profile'> | undefined;
        const exams =
          known &&
          (await fetch(call('GET /exams/student/{studentId}', { path: { studentId: known.data.id } })));
        return {
          data: {
            ...numbersOf(about.data as ResponseOf<'GET /users/about'> | undefined),
            ...homeOf(known),
            ...scoresOf([
              ...testsIn(tests.data as ResponseOf<'GET /users/test'> | undefined),
              ...countedIn(exams?.data as ResponseOf<'GET /exams/student/{studentId}'> | undefined),
            ]),
          },
        };
      },
      keepUnusedDataFor: 0,
    }),
  }),
});

const text = (value: number | string | null | undefined) => String(value ?? '');

function numbersOf(about: ResponseOf<'GET /users/about'> | undefined): Partial<Basics> {
  const { gpa, gpaScale } = about?.data.attributes ?? {};
  return { gpa: text(gpa), gpaScale: text(gpaScale) };
}

function homeOf(profile: ResponseOf<'GET /users/profile'> | undefined): Partial<Basics> {
  const { state, zip_code } = profile?.data.attributes ?? {};
  return { state: STATES.find((known) => known === state) ?? '', zipcode: text(zip_code) };
}

type EnteredScore = Pick<TestScore, 'type' | 'scores'>;

const testsIn = (tests: ResponseOf<'GET /users/test'> | undefined): EnteredScore[] =>
  tests?.data.map(({ attributes }) => attributes) ?? [];

const countedIn = (exams: ResponseOf<'GET /exams/student/{studentId}'> | undefined): EnteredScore[] =>
  exams?.data.flatMap(({ attributes }) => {
    const scores = sectionScores(attributes);
    const isWhole = scores.every(([, score]) => score !== null);
    return attributes.counted && isWhole
      ? [{ type: attributes.testType, scores: Object.fromEntries(scores) as TestScore['scores'] }]
      : [];
  }) ?? [];

function scoresOf(tests: readonly EnteredScore[]): Partial<Basics> {
  const sat = best('SAT', tests);
  const act = best('ACT', tests);
  return {
    satVerbal: text(sat?.verbal),
    satMath: text(sat?.math),
    actEnglish: text(act?.english),
    actMath: text(act?.math),
    actReading: text(act?.reading),
    actScience: text(act?.science),
  };
}

const best = (type: 'SAT' | 'ACT', tests: readonly EnteredScore[]) =>
  tests
    .filter((test) => test.type === type)
    .map(({ scores }) => scores)
    .sort((one, other) => compositeOf(type, other) - compositeOf(type, one))[0];

export default function SurveyPage() {
  const [isBegun] = useState(hasDraft);
  const { data: known } = PrefillApi.useSurveyPrefillQuery(undefined, { skip: isBegun });
  // Data that arrives after the student has begun does not overwrite the answers.
  const [fresh, setFresh] = useState(() => (isBegun ? newDraft() : undefined));
  if (!fresh && known) setFresh(newDraft(known));
  return fresh ? <Wizard fresh={fresh} /> : <Loading what={t.what} rows={8} />;
}

import type { Answer } from 'contract/calls';
import { compositeOf, type TestScoreResource } from 'contract/test-scores';
import { STATES } from 'contract/us-states';
import { api } from '../../shared/api/baseApi';
import { call } from '../../shared/api/call';
import type { Basics } from './draft';

const MOST_TESTS = 99;

const prefillApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** What the student's record says already; what does not come is left to fill in. */
    surveyPrefill: build.query<Partial<Basics>, void>({
      queryFn: async (_arg, _api, _options, fetch) => {
        const [about, profile, tests] = await Promise.all([
          fetch(call('GET /users/about')),
          fetch(call('GET /users/profile')),
          fetch(call('GET /users/test', { query: { currentPage: 1, pageSize: MOST_TESTS } })),
        ]);
        return {
          data: {
            ...numbersOf(about.data as Answer<'GET /users/about'> | undefined),
            ...homeOf(profile.data as Answer<'GET /users/profile'> | undefined),
            ...scoresOf(tests.data as Answer<'GET /users/test'> | undefined),
          },
        };
      },
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useSurveyPrefillQuery } = prefillApi;

const text = (value: number | string | null | undefined) => String(value ?? '');

function numbersOf(about: Answer<'GET /users/about'> | undefined): Partial<Basics> {
  const { gpa, gpaScale } = about?.data.attributes ?? {};
  return { gpa: text(gpa), gpaScale: text(gpaScale) };
}

function homeOf(profile: Answer<'GET /users/profile'> | undefined): Partial<Basics> {
  const { state, zip_code } = profile?.data.attributes ?? {};
  return { state: STATES.find((known) => known === state) ?? '', zipcode: text(zip_code) };
}

function scoresOf(tests: Answer<'GET /users/test'> | undefined): Partial<Basics> {
  const sat = best('SAT', tests?.data);
  const act = best('ACT', tests?.data);
  return {
    satVerbal: text(sat?.verbal),
    satMath: text(sat?.math),
    actEnglish: text(act?.english),
    actMath: text(act?.math),
    actReading: text(act?.reading),
    actScience: text(act?.science),
  };
}

/** Of the sitting with the best total or composite. */
const best = (type: 'SAT' | 'ACT', tests: readonly TestScoreResource[] = []) =>
  tests
    .filter(({ attributes }) => attributes.type === type)
    .map(({ attributes }) => attributes.scores)
    .sort((one, other) => compositeOf(type, other) - compositeOf(type, one))[0];

import type { MatchResults, SurveySubmission } from 'contract/survey';
import { api } from '../../shared/api/baseApi';
import { call } from '../../shared/api/call';
import { isApiError, errorMessage, type ErrorMessages } from '../../shared/api/errors';
import { selectUser } from '../../shared/api/session';
import { LIST } from '../../shared/api/tags';
import { t } from './en';

/** A cache key, because entitlements decide how many results the server shows. */
export const ownedIn = (state: unknown) =>
  selectUser(state as Parameters<typeof selectUser>[0])?.entitlements.join() ?? '';

const surveyApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    matches: build.query<MatchResults, string>({
      query: () => call('GET /colleges/college-survey', { offline: true }),
      providesTags: [{ type: 'Survey', id: LIST }],
    }),
    submitSurvey: build.mutation<MatchResults, SurveySubmission>({
      query: (body) => call('POST /colleges/college-survey', { body }),
      onQueryStarted: async (_submission, store) => {
        const owned = ownedIn(store.getState());
        const answer = await store.queryFulfilled.catch(() => undefined);
        if (answer) await store.dispatch(surveyApi.util.upsertQueryData('matches', owned, answer.data));
      },
    }),
    whatIf: build.query<MatchResults, SurveySubmission>({
      query: (body) => call('POST /colleges/college-survey/what-if', { body }),
    }),
  }),
});

export interface SubmitFailure extends ErrorMessages {
  readonly issues: readonly string[];
}

export function submitFailure(error: unknown): SubmitFailure {
  if (!isApiError(error) || error.status !== 422) return { ...errorMessage(error), issues: [] };
  return { message: t.invalid, issues: Object.values(error.data.fields ?? {}) };
}

export const { useMatchesQuery, useSubmitSurveyMutation, useWhatIfQuery } = surveyApi;

import { isApiError, errorMessage, type ErrorMessages } from '../../shared/api/errors';
import { endpoints, mutation, query, lists } from '../../shared/api/resource';
import { selectUser } from '../../shared/api/session';
import { t } from './en';

/** A cache key, because entitlements decide how many results the server shows. */
export const ownedIn = (state: unknown) =>
  selectUser(state as Parameters<typeof selectUser>[0])?.entitlements.join() ?? '';

export const SurveyApi = endpoints({
  matches: query('GET /colleges/college-survey', {
    request: (_owned: string) => ({}),
    providesTags: lists('Survey'),
  }),
  submitSurvey: mutation('POST /colleges/college-survey', {
    onQueryStarted: async (_submission, store) => {
      const owned = ownedIn(store.getState());
      const answer = await store.queryFulfilled.catch(() => undefined);
      if (answer) await store.dispatch(SurveyApi.util.upsertQueryData('matches', owned, answer.data));
    },
  }),
  whatIf: query('POST /colleges/college-survey/what-if'),
});

export interface SubmitFailure extends ErrorMessages {
  readonly issues: readonly string[];
}

export function submitFailure(error: unknown): SubmitFailure {
  if (!isApiError(error) || error.status !== 422) return { ...errorMessage(error), issues: [] };
  return { message: t.invalid, issues: Object.values(error.data.fields ?? {}) };
}

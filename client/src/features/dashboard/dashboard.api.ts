import type { Answer } from 'contract/calls';
import type { FirstSteps } from 'contract/first-steps';
import type { Tag } from 'contract/realtime';
import { api } from '../../shared/api/baseApi';
import { call } from '../../shared/api/call';
import { LIST } from '../../shared/api/tags';

const KNOWN_BY: readonly Tag[] = [
  ...(['Profile', 'Activity', 'Course', 'Honor', 'TestScore', 'Survey', 'SavedCollege'] as const),
];

const dashboardApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    firstSteps: build.query<FirstSteps, void>({
      query: () => call('GET /users/first-steps'),
      transformResponse: ({ data }: Answer<'GET /users/first-steps'>) => data,
      providesTags: KNOWN_BY.map((type) => ({ type, id: LIST })),
    }),
  }),
});

export const { useFirstStepsQuery } = dashboardApi;

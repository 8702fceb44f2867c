import type { Answer } from 'contract/calls';
import type { FirstSteps } from 'contract/first-steps';
import { api } from '../../shared/api/baseApi';
import { call } from '../../shared/api/call';
import { LIST } from '../../shared/api/tags';

const dashboardApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    firstSteps: build.query<FirstSteps, void>({
      query: () => call('GET /users/first-steps'),
      transformResponse: ({ data }: Answer<'GET /users/first-steps'>) => data,
      providesTags: [
        { type: 'Profile', id: LIST },
        { type: 'Activity', id: LIST },
        { type: 'Course', id: LIST },
        { type: 'Honor', id: LIST },
        { type: 'TestScore', id: LIST },
        { type: 'Survey', id: LIST },
        { type: 'SavedCollege', id: LIST },
      ],
    }),
  }),
});

export const { useFirstStepsQuery } = dashboardApi;

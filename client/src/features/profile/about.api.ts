import type { AboutResource } from 'contract/about';
import type { AboutChange } from 'contract/requests/about';
import type { ResponseOf } from 'contract/calls';
import '../../domain/record/record.api';
import { api } from '../../shared/api/baseApi';
import { call } from '../../shared/api/call';
import { LIST } from '../../shared/api/tags';

const aboutApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    about: build.query<AboutResource, void>({
      query: () => call('GET /users/about', { offline: true }),
      transformResponse: ({ data }: ResponseOf<'GET /users/about'>) => data,
      providesTags: [{ type: 'Record', id: LIST }],
    }),
    changeAbout: build.mutation<AboutResource, AboutChange>({
      extraOptions: { undo: true },
      query: (body) => call('POST /users/about', { body }),
      transformResponse: ({ data }: ResponseOf<'POST /users/about'>) => data,
      onQueryStarted: async (_change, { dispatch, queryFulfilled }) => {
        const answered = await queryFulfilled.catch(() => null);
        if (!answered) return;
        dispatch(aboutApi.util.updateQueryData('about', undefined, () => answered.data));
      },
      invalidatesTags: (_about, error) => (error ? [] : [{ type: 'Audit', id: LIST }]),
    }),
  }),
});

export const { useAboutQuery, useChangeAboutMutation } = aboutApi;

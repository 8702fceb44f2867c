import type { ResponseOf } from 'contract/calls';
import type { ChildResource } from 'contract/parents';
import { api } from '../../shared/api/baseApi';
import { call } from '../../shared/api/call';
import { LIST } from '../../shared/api/tags';
import '../account/account.api';

const CHILDREN = { type: 'Access', id: LIST } as const;

export const { useChildrenQuery, useAcceptChildMutation, useDeclineChildMutation } = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    children: build.query<readonly ChildResource[], void>({
      query: () => call('GET /children'),
      transformResponse: ({ data }: ResponseOf<'GET /children'>) => data,
      providesTags: [CHILDREN],
    }),
    acceptChild: build.mutation<unknown, string>({
      query: (childId) => call('PUT /children/{childId}/accepted', { path: { childId } }),
      invalidatesTags: [CHILDREN],
    }),
    declineChild: build.mutation<unknown, string>({
      query: (childId) => call('DELETE /children/{childId}', { path: { childId } }),
      invalidatesTags: [CHILDREN],
    }),
  }),
});

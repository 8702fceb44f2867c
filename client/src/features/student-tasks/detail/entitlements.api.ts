import type { ResponseOf, Body } from 'contract/calls';
import type { Entitlement, EntitlementResource } from 'contract/entitlements';
import { api } from '../../../shared/api/baseApi';
import { call } from '../../../shared/api/call';

type Change = Body<'PUT /admin/students/{studentId}/entitlements/{entitlement}'> & {
  readonly studentId: string;
  readonly entitlement: Entitlement;
};

const entitlementsApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    entitlements: build.query<readonly EntitlementResource[], string>({
      query: (studentId) => call('GET /admin/students/{studentId}/entitlements', { path: { studentId } }),
      transformResponse: ({ data }: ResponseOf<'GET /admin/students/{studentId}/entitlements'>) => data,
      providesTags: (_data, _error, id) => [{ type: 'Profile', id }],
    }),
    changeEntitlement: build.mutation<unknown, Change>({
      extraOptions: { undo: true },
      query: ({ studentId, entitlement, ...body }) =>
        call('PUT /admin/students/{studentId}/entitlements/{entitlement}', {
          path: { studentId, entitlement },
          body,
        }),
      invalidatesTags: (_answer, _error, { studentId: id }) => [{ type: 'Profile', id }],
    }),
  }),
});

export const { useEntitlementsQuery, useChangeEntitlementMutation } = entitlementsApi;

import type { ResponseOf, Body } from 'contract/calls';
import type { RolloverPlan, RolloverProgress } from 'contract/rollover';
import { api } from '../../shared/api/baseApi';
import { call } from '../../shared/api/call';
import { LIST } from '../../shared/api/tags';

const rolloverApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    rolloverPlan: build.query<RolloverPlan, string>({
      keepUnusedDataFor: 0,
      query: (id) => call('GET /admin/entity/{id}/rollover', { path: { id } }),
      transformResponse: ({ data }: ResponseOf<'GET /admin/entity/{id}/rollover'>) => data,
    }),
    moveClassesUp: build.mutation<
      ResponseOf<'POST /admin/entity/{id}/rollover'>,
      Body<'POST /admin/entity/{id}/rollover'> & { readonly entityId: string }
    >({
      extraOptions: { undo: true },
      query: ({ entityId: id, ...body }) => call('POST /admin/entity/{id}/rollover', { path: { id }, body }),
    }),
    rolloverProgress: build.query<
      RolloverProgress,
      { readonly entityId: string; readonly rolloverId: string }
    >({
      keepUnusedDataFor: 0,
      query: ({ entityId: id, rolloverId }) =>
        call('GET /admin/entity/{id}/rollover/{rolloverId}', { path: { id, rolloverId } }),
      transformResponse: ({ data }: ResponseOf<'GET /admin/entity/{id}/rollover/{rolloverId}'>) => data,
      onQueryStarted: async (_asked, { dispatch, queryFulfilled }) => {
        const answered = await queryFulfilled.catch(() => undefined);
        if (answered?.data.attributes.state !== 'done') return;
        dispatch(
          api.util.invalidateTags([
            { type: 'User', id: LIST },
            { type: 'Access', id: LIST },
            { type: 'Entity', id: LIST },
          ]),
        );
      },
    }),
  }),
});

export const { useRolloverPlanQuery, useMoveClassesUpMutation } = rolloverApi;
export const {
  useQueryState: useRolloverProgressState,
  useQuerySubscription: useRolloverProgressSubscription,
} = rolloverApi.endpoints.rolloverProgress;

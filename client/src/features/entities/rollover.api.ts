import { api } from '../../shared/api/baseApi';
import { endpoints, mutation, query } from '../../shared/api/resource';
import { lists } from '../../shared/api/tags';

export const RolloverApi = endpoints({
  rolloverPlan: query('GET /admin/entity/{id}/rollover', { keepUnusedDataFor: 0 }),
  moveClassesUp: mutation('POST /admin/entity/{id}/rollover', { undo: true }),
  rolloverProgress: query('GET /admin/entity/{id}/rollover/{rolloverId}', {
    keepUnusedDataFor: 0,
    onQueryStarted: async (_asked, { dispatch, queryFulfilled }) => {
      const answered = await queryFulfilled.catch(() => undefined);
      if (answered?.data.attributes.state === 'done')
        dispatch(api.util.invalidateTags(lists('User', 'Access', 'Entity')));
    },
  }),
});
export const {
  useQueryState: useRolloverProgressState,
  useQuerySubscription: useRolloverProgressSubscription,
} = RolloverApi.endpoints.rolloverProgress;

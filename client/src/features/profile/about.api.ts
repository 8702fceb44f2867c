import { endpoints, mutation, query, lists, onSuccess } from '../../shared/api/resource';
import '../../domain/record/record.api';

export const AboutApi = endpoints({
  about: query('GET /users/about', { providesTags: lists('Record') }),
  changeAbout: mutation('POST /users/about', {
    undo: true,
    onQueryStarted: async (_change, { dispatch, queryFulfilled }) => {
      const answered = await queryFulfilled.catch(() => null);
      if (!answered) return;
      dispatch(AboutApi.util.updateQueryData('about', undefined, () => answered.data));
    },
    invalidatesTags: onSuccess(lists('Audit')),
  }),
});

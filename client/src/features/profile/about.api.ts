import { endpoints, mutation, query } from '../../shared/api/resource';
import { lists, onSuccess } from '../../shared/api/tags';
import '../../domain/record/record.api';

const aboutApi = endpoints({
  about: query('GET /users/about', { providesTags: lists('Record') }),
  changeAbout: mutation('POST /users/about', {
    undo: true,
    onQueryStarted: async (_change, { dispatch, queryFulfilled }) => {
      const answered = await queryFulfilled.catch(() => null);
      if (!answered) return;
      dispatch(aboutApi.util.updateQueryData('about', undefined, () => answered.data));
    },
    invalidatesTags: onSuccess(lists('Audit')),
  }),
});

export const { useAboutQuery, useChangeAboutMutation } = aboutApi;

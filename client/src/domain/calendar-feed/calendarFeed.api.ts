import { endpoints, mutation, query } from '../../shared/api/resource';
import { useUntracked } from '../../shared/api/useUntracked';

const calendarFeedApi = endpoints({
  calendarFeed: query('GET /users/calendar-feed', { keepUnusedDataFor: 0 }),
  renewCalendarFeed: mutation('POST /users/calendar-feed', {
    onQueryStarted: async (_arg, { dispatch, queryFulfilled }) => {
      const answer = await queryFulfilled.catch(() => undefined);
      if (!answer) return;
      const { since } = answer.data;
      dispatch(calendarFeedApi.util.updateQueryData('calendarFeed', undefined, () => ({ since })));
    },
  }),
  endCalendarFeed: mutation('DELETE /users/calendar-feed', {
    onQueryStarted: async (_arg, { dispatch, queryFulfilled }) => {
      const answer = await queryFulfilled.catch(() => undefined);
      if (answer) dispatch(calendarFeedApi.util.updateQueryData('calendarFeed', undefined, () => null));
    },
  }),
});

export const { useCalendarFeedQuery, useEndCalendarFeedMutation } = calendarFeedApi;

/** The response contains a secret, so it must not enter the Redux store. */
export const useRenewCalendarFeed = () => useUntracked(calendarFeedApi.endpoints.renewCalendarFeed);

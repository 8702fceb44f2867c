import type { CalendarFeed } from 'contract/calendar';
import { api } from '../../shared/api/baseApi';

type Answer = { readonly data: CalendarFeed | null };

export const calendarFeedApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    calendarFeed: build.query<CalendarFeed | null, void>({
      query: () => '/users/calendar-feed',
      transformResponse: ({ data }: Answer) => data,
      keepUnusedDataFor: 0,
    }),
    /** A new address; the earlier one ends. */
    renewCalendarFeed: build.mutation<CalendarFeed | null, void>({
      query: () => ({ url: '/users/calendar-feed', method: 'POST' }),
      transformResponse: ({ data }: Answer) => data,
      onQueryStarted: async (_arg, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => undefined);
        if (answer)
          dispatch(calendarFeedApi.util.updateQueryData('calendarFeed', undefined, () => answer.data));
      },
    }),
    endCalendarFeed: build.mutation<unknown, void>({
      query: () => ({ url: '/users/calendar-feed', method: 'DELETE' }),
      onQueryStarted: async (_arg, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => undefined);
        if (answer) dispatch(calendarFeedApi.util.updateQueryData('calendarFeed', undefined, () => null));
      },
    }),
  }),
});

export const { useCalendarFeedQuery, useRenewCalendarFeedMutation, useEndCalendarFeedMutation } =
  calendarFeedApi;

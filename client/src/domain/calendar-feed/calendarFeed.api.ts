import type { Answer } from 'contract/calls';
import type { CalendarFeed } from 'contract/calendar';
import { api } from '../../shared/api/baseApi';
import { call } from '../../shared/api/call';

const calendarFeedApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    calendarFeed: build.query<CalendarFeed | null, void>({
      query: () => call('GET /users/calendar-feed', { secret: true }),
      transformResponse: ({ data }: Answer<'GET /users/calendar-feed'>) => data,
      keepUnusedDataFor: 0,
    }),
    /** A new address; the earlier one ends. */
    renewCalendarFeed: build.mutation<CalendarFeed | null, void>({
      query: () => call('POST /users/calendar-feed'),
      transformResponse: ({ data }: Answer<'POST /users/calendar-feed'>) => data,
      onQueryStarted: async (_arg, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => undefined);
        if (answer)
          dispatch(calendarFeedApi.util.updateQueryData('calendarFeed', undefined, () => answer.data));
      },
    }),
    endCalendarFeed: build.mutation<unknown, void>({
      query: () => call('DELETE /users/calendar-feed'),
      onQueryStarted: async (_arg, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => undefined);
        if (answer) dispatch(calendarFeedApi.util.updateQueryData('calendarFeed', undefined, () => null));
      },
    }),
  }),
});

export const { useCalendarFeedQuery, useRenewCalendarFeedMutation, useEndCalendarFeedMutation } =
  calendarFeedApi;

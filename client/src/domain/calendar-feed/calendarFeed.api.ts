import type { ResponseOf, Body } from 'contract/calls';
import type { CalendarFeed, NewCalendarFeed } from 'contract/calendar';
import { api } from '../../shared/api/baseApi';
import { useUntracked } from '../../shared/api/useUntracked';
import { call } from '../../shared/api/call';

const calendarFeedApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    calendarFeed: build.query<CalendarFeed | null, void>({
      query: () => call('GET /users/calendar-feed'),
      transformResponse: ({ data }: ResponseOf<'GET /users/calendar-feed'>) => data,
      keepUnusedDataFor: 0,
    }),
    renewCalendarFeed: build.mutation<NewCalendarFeed, Body<'POST /users/calendar-feed'>>({
      query: (body) => call('POST /users/calendar-feed', { body }),
      transformResponse: ({ data }: ResponseOf<'POST /users/calendar-feed'>) => data,
      onQueryStarted: async (_arg, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => undefined);
        if (answer)
          dispatch(
            calendarFeedApi.util.updateQueryData('calendarFeed', undefined, () => ({
              since: answer.data.since,
            })),
          );
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

export const { useCalendarFeedQuery, useEndCalendarFeedMutation } = calendarFeedApi;

/** The response contains a secret, so it must not enter the Redux store. */
export const useRenewCalendarFeed = () => useUntracked(calendarFeedApi.endpoints.renewCalendarFeed);

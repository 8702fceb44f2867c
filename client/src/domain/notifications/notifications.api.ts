import type { ResponseOf } from 'contract/calls';
import type { Draft } from '@reduxjs/toolkit';
import type { NotificationPage, NotificationPreference } from 'contract/notifications';
import { api } from '../../shared/api/baseApi';
import { call } from '../../shared/api/call';
import { LIST, listTags } from '../../shared/api/tags';
import { nowDate } from '../../shared/lib/clock';
import { queuedMutation } from '../../shared/offline/mutationQueue';
import { t } from './en';
import { onServerEvent } from '../../shared/realtime/realtime';

export interface NotificationSearch {
  readonly unread: boolean;
  readonly currentPage: number;
  readonly pageSize: number;
}

const LISTS = [{ type: 'Notification', id: LIST }] as const;
const PREFERENCES = [{ type: 'Notification', id: 'PREFERENCES' }] as const;

function see(page: Draft<NotificationPage>, id: string): void {
  const row = page.data.find((notification) => notification.id === id);
  if (!row || row.attributes.seen_at !== null) return;
  row.attributes.seen_at = nowDate().toISOString();
  page.unseen -= 1;
}

const seeing = queuedMutation<string>('seen-notification', { what: t.waiting });

const notificationsApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    notifications: build.query<ResponseOf<'GET /notifications'>, NotificationSearch>({
      query: (query) => call('GET /notifications', { query, offline: true }),
      providesTags: (page) => listTags('Notification', page?.data),
    }),
    seeNotification: build.mutation<unknown, string>({
      query: (id) => call('PATCH /notifications/{id}', { path: { id }, queuedAs: seeing(id) }),
      onQueryStarted: async (id, seen) => {
        try {
          await seen.queryFulfilled;
        } catch {
          // The caller reports the error.
          return;
        }
        const cached = api.util.selectInvalidatedBy(seen.getState(), [{ type: 'Notification', id }]);
        for (const { originalArgs } of cached) {
          const search = originalArgs as NotificationSearch;
          const patch = (page: unknown) => see(page as Draft<NotificationPage>, id);
          seen.dispatch(notificationsApi.util.updateQueryData('notifications', search, patch));
        }
      },
    }),
    seeAllNotifications: build.mutation<unknown, void>({
      query: () => call('PATCH /notifications/seen'),
      invalidatesTags: LISTS,
    }),
    notificationPreferences: build.query<readonly NotificationPreference[], void>({
      query: () => call('GET /notifications/preferences', { offline: true }),
      transformResponse: ({ data }: ResponseOf<'GET /notifications/preferences'>) => data,
      providesTags: PREFERENCES,
    }),
    unsubscribe: build.mutation<unknown, string>({
      query: (token) => call('POST /notifications/unsubscribe', { query: { token } }),
      invalidatesTags: PREFERENCES,
    }),
    prefer: build.mutation<unknown, readonly NotificationPreference[]>({
      query: (preferences) => call('PUT /notifications/preferences', { body: { preferences } }),
      invalidatesTags: PREFERENCES,
    }),
  }),
});

// Events cannot patch the cache: the server writes the text, and the unseen count covers more than the loaded page.
onServerEvent('notification.raised', { invalidate: () => LISTS });
onServerEvent('notification.seen', { invalidate: () => LISTS });

export const {
  useNotificationsQuery,
  useSeeNotificationMutation,
  useSeeAllNotificationsMutation,
  useNotificationPreferencesQuery,
  usePreferMutation,
  useUnsubscribeMutation,
} = notificationsApi;

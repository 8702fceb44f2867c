import type { Draft } from '@reduxjs/toolkit';
import type { NotificationPage } from 'contract/notifications';
import { api } from '../../shared/api/baseApi';
import { endpoints, mutation, query, resource, lists } from '../../shared/api/resource';
import { nowDate } from '../../shared/lib/clock';
import { queuedMutation } from '../../shared/offline/mutationQueue';
import { t } from './en';
import { onServerEvent } from '../../shared/realtime/realtime';

export interface NotificationSearch {
  readonly unread: boolean;
  readonly currentPage: number;
  readonly pageSize: number;
}

const all = lists('Notification');
const preferences = [{ type: 'Notification', id: 'PREFERENCES' }] as const;

function see(page: Draft<NotificationPage>, id: string): void {
  const row = page.data.find((notification) => notification.id === id);
  if (!row || row.attributes.seen_at !== null) return;
  row.attributes.seen_at = nowDate().toISOString();
  page.unseen -= 1;
}

const seeing = queuedMutation<string>('seen-notification', { what: t.waiting });

export const NotificationsApi = endpoints({
  notifications: resource('Notification').list('GET /notifications', {
    request: (query: NotificationSearch) => ({ query }),
  }),
  seeNotification: mutation('PATCH /notifications/{id}', {
    queuedAs: seeing,
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
        seen.dispatch(NotificationsApi.util.updateQueryData('notifications', search, patch));
      }
    },
  }),
  seeAllNotifications: mutation('PATCH /notifications/seen', { invalidatesTags: all }),
  notificationPreferences: query('GET /notifications/preferences', {
    providesTags: preferences,
  }),
  unsubscribe: mutation('POST /notifications/unsubscribe', {
    request: (token: string) => ({ query: { token } }),
    invalidatesTags: preferences,
  }),
  prefer: mutation('PUT /notifications/preferences', { invalidatesTags: preferences }),
});

// Events cannot patch the cache: the server writes the text, and the unseen count covers more than the loaded page.
onServerEvent('notification.raised', { invalidate: () => all });
onServerEvent('notification.withdrawn', { invalidate: () => all });
onServerEvent('notification.seen', { invalidate: () => all });

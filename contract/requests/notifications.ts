import {
  anyString,
  boolean,
  choice,
  list,
  object,
  pageOf,
  queryFlag,
  withDefault,
  type RequestsOf,
} from '../fields';
import { ALL_KINDS, type NotificationCalls } from '../notifications';

const mailLink = { token: anyString() };

export const notificationRequests = {
  'GET /notifications': { query: { ...pageOf(50), unread: withDefault(queryFlag(), false) } },
  'PUT /notifications/preferences': {
    body: {
      preferences: list(
        object(
          { kind: choice(ALL_KINDS, { code: 'notAKind' }), in_app: boolean(), mail: boolean() },
          { code: 'notAPreference' },
        ),
        {
          issue: { code: 'notPreferences' },
          unique: { by: 'kind', issue: { code: 'eachKindOnce' } },
        },
      ),
    },
  },
  'GET /notifications/unsubscribe': { query: mailLink },
  'POST /notifications/unsubscribe': { query: mailLink },
} as const satisfies RequestsOf<keyof NotificationCalls>;

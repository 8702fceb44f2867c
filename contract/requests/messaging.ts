import {
  anyString,
  checked,
  described,
  list,
  matching,
  optional,
  queryNumber,
  string,
  uuid,
  withDefault,
  type RequestsOf,
  type Sent,
} from '../fields';
import { messageRules, SUPPORT, type MessagingCalls } from '../messaging';
import { studentIdsIssue } from '../students';

/** The id of a person, of Support, or of a conversation with Support. */
const ADDRESSEE = new RegExp(`^(${SUPPORT}|(${SUPPORT}\\.)?[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$`);

export const messagingRequests = {
  'GET /messages/contacts': {
    query: {
      q: optional(described('A name must contain this text.', anyString())),
      id: optional(described('Returns only this contact.', matching(ADDRESSEE, { code: 'noAddressee' }))),
    },
  },
  'GET /messages/sendee/{id}': {
    query: {
      before: optional(matching(/^\d{20}$/, { code: 'notACursor', property: 'before' })),
      limit: withDefault(queryNumber(1, 100), 30),
    },
  },
  'POST /messages': {
    body: {
      content: string(messageRules.content),
      sentTo: matching(ADDRESSEE, { code: 'noAddressee' }),
      clientId: optional(uuid()),
    },
  },
  'POST /messages/students': {
    body: {
      content: string(messageRules.content),
      sentTo: checked(list(uuid()), studentIdsIssue),
      clientId: uuid(),
    },
  },
  'POST /messages/families': {
    body: {
      content: string(messageRules.content),
      studentIds: checked(list(uuid()), studentIdsIssue),
      clientId: uuid(),
    },
  },
} as const satisfies RequestsOf<keyof MessagingCalls>;
export type NewMessage = Sent<(typeof messagingRequests)['POST /messages']['body']>;

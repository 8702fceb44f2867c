import { entityRules, MEMBER_GROUPS, MEMBER_ORDERS, type EntityCalls, type MemberGroup } from '../entities';
import {
  anyString,
  choice,
  clearable,
  described,
  omittable,
  optional,
  pageOf,
  string,
  uuid,
  withDefault,
  type RequestsOf,
  type Sent,
} from '../fields';
import { inBothDirections } from '../http';
import { personRules } from '../identity';

export const entityRequests = {
  'POST /admin/entity': {
    body: {
      name: string(entityRules.name),
      description: withDefault(string(entityRules.description), ''),
      type: clearable(string(entityRules.type)),
    },
  },
  'PATCH /admin/entity/{id}': {
    body: {
      name: omittable(string(entityRules.name)),
      description: clearable(string(entityRules.description)),
      type: clearable(string(entityRules.type)),
    },
  },
  'GET /admin/entity/{id}/users': {
    query: {
      ...pageOf(50),
      group: optional(
        described(
          'The group defaults to staff.',
          choice(Object.keys(MEMBER_GROUPS) as MemberGroup[], { code: 'notAGroup' }),
        ),
      ),
      q: optional(described("A member's name or email address must contain this text.", anyString())),
      sort: optional(
        described(
          'A `-` in front sorts in descending order.',
          choice(inBothDirections(MEMBER_ORDERS), { code: 'notAMemberOrder' }),
        ),
      ),
    },
  },
  'POST /admin/entity/{id}/user': { body: { email: string(personRules.email) } },
  'PATCH /admin/entity/{id}/user/{userId}': { body: { entity_id: uuid({ code: 'noEntity' }) } },
} as const satisfies RequestsOf<keyof EntityCalls>;

export type MemberSearch = Sent<(typeof entityRequests)['GET /admin/entity/{id}/users']['query']>;

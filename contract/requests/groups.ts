import {
  boolean,
  checked,
  described,
  list,
  omittable,
  optional,
  string,
  uuid,
  type RequestsOf,
} from '../fields';
import { groupRules, MAX_GROUPS_AT_ONCE, type GroupCalls } from '../groups';
import { studentIdsIssue } from '../students';

const name = described(
  'Names are unique among the groups that the owner sees, ignoring case and blanks.',
  string(groupRules.name),
);
const shared = described("Whether the staff of the owner's school use the group too.", boolean());
const studentIds = checked(list(uuid()), studentIdsIssue);
const groupIds = list(uuid(), {
  max: { value: MAX_GROUPS_AT_ONCE, issue: { code: 'tooManyGroups', most: MAX_GROUPS_AT_ONCE } },
});

export const groupRequests = {
  'POST /users/students/groups': {
    body: {
      name,
      shared,
      studentIds: optional(described('The students to add to the new group.', studentIds)),
    },
  },
  'POST /users/students/groups/members': {
    body: {
      studentIds,
      add: described('The groups that the students join.', groupIds),
      remove: described('The groups that the students leave.', groupIds),
    },
  },
  'PATCH /users/students/groups/{id}': { body: { name: omittable(name), shared: omittable(shared) } },
} as const satisfies RequestsOf<keyof GroupCalls>;

import {
  anyString,
  choice,
  commaSeparated,
  described,
  optional,
  pageOf,
  uuid,
  type RequestsOf,
  type Sent,
} from '../fields';
import { MAX_GROUPS_AT_ONCE } from '../groups';
import { inBothDirections } from '../http';
import { GRADES } from '../profile';
import { STUDENT_FILTERS, STUDENT_ORDERS, type StudentCalls } from '../students';

export const studentRequests = {
  'GET /users/students': {
    query: {
      ...pageOf(50),
      q: optional(described('A name or an address must contain this text.', anyString())),
      filter: optional(choice(STUDENT_FILTERS, { code: 'notAStudentFilter' })),
      grade: optional(choice(GRADES, { code: 'notAGrade' })),
      groups: optional(
        described(
          'Students must be in one of these groups.',
          commaSeparated(uuid(), {
            max: { value: MAX_GROUPS_AT_ONCE, issue: { code: 'tooManyGroups', most: MAX_GROUPS_AT_ONCE } },
          }),
        ),
      ),
      sort: optional(
        described(
          'A `-` in front sorts in descending order.',
          choice(inBothDirections(STUDENT_ORDERS), { code: 'notAStudentOrder' }),
        ),
      ),
    },
  },
} as const satisfies RequestsOf<keyof StudentCalls>;

export type StudentSearch = Sent<(typeof studentRequests)['GET /users/students']['query']>;

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

/** How a list of the reader's students, or of what is theirs, is searched. */
export const searchOfStudents = <Filter extends string, Order extends string>(
  filters: readonly Filter[],
  orders: readonly Order[],
) => ({
  ...pageOf(50),
  filter: optional(choice(filters, { code: 'notAStudentFilter' })),
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
      choice(inBothDirections(orders), { code: 'notAStudentOrder' }),
    ),
  ),
});

export const studentRequests = {
  'GET /users/students': {
    query: {
      q: optional(described('A name or an address must contain this text.', anyString())),
      ...searchOfStudents(STUDENT_FILTERS, STUDENT_ORDERS),
    },
  },
} as const satisfies RequestsOf<keyof StudentCalls>;

export type StudentSearch = Sent<(typeof studentRequests)['GET /users/students']['query']>;

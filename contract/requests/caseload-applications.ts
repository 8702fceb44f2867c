import { APPLICATION_PLANS } from '../applications';
import {
  APPLICATION_FILTERS,
  APPLICATION_ORDERS,
  MAX_APPLICATIONS_AT_ONCE,
  type CaseloadApplicationCalls,
} from '../caseload-applications';
import { collegeRules } from '../colleges';
import {
  anyString,
  choice,
  commaSeparated,
  described,
  list,
  object,
  optional,
  pageOf,
  string,
  uuid,
  type RequestsOf,
  type Sent,
} from '../fields';
import { MAX_GROUPS_AT_ONCE } from '../groups';
import { inBothDirections } from '../http';
import { GRADES } from '../profile';

export const caseloadApplicationRequests = {
  'GET /users/students/applications': {
    query: {
      ...pageOf(50),
      q: optional(described('A name of the student or the college must contain this text.', anyString())),
      filter: optional(choice(APPLICATION_FILTERS, { code: 'notAStudentFilter' })),
      plan: optional(choice(APPLICATION_PLANS, { code: 'notAPlan' })),
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
          choice(inBothDirections(APPLICATION_ORDERS), { code: 'notAStudentOrder' }),
        ),
      ),
    },
  },
  'POST /users/students/applications/submitted': {
    body: {
      applications: list(object({ studentId: uuid(), ceeb: string(collegeRules.ceebCode) }), {
        min: { value: 1, issue: { code: 'noApplications' } },
        max: {
          value: MAX_APPLICATIONS_AT_ONCE,
          issue: { code: 'tooManyApplications', most: MAX_APPLICATIONS_AT_ONCE },
        },
      }),
    },
  },
} as const satisfies RequestsOf<keyof CaseloadApplicationCalls>;

export type CaseloadApplicationSearch = Sent<
  (typeof caseloadApplicationRequests)['GET /users/students/applications']['query']
>;

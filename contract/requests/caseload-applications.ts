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
  described,
  list,
  object,
  optional,
  string,
  uuid,
  type RequestsOf,
  type Sent,
} from '../fields';
import { searchOfStudents } from './students';

export const caseloadApplicationRequests = {
  'GET /users/students/applications': {
    query: {
      q: optional(described('A name of the student or the college must contain this text.', anyString())),
      ...searchOfStudents(APPLICATION_FILTERS, APPLICATION_ORDERS),
      plan: optional(choice(APPLICATION_PLANS, { code: 'notAPlan' })),
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

import { collegeRules } from '../colleges';
import { any, choice, described, optional, pageOf, string, type RequestsOf, type Sent } from '../fields';
import { SAVED_STATUSES, type SavedCollegeCalls } from '../saved-colleges';

const status = choice(SAVED_STATUSES, { code: 'notASavedStatus' });
const search = { ...pageOf(10), status: optional(status) };

export const savedCollegeRequests = {
  'GET /users/saved-colleges': { query: search },
  'GET /users/{studentId}/saved-colleges': { query: search },
  'POST /users/bookmark': {
    body: {
      ceeb_code: string(collegeRules.ceebCode),
      status: optional(
        described("The status defaults to 'interested' for a college that is new to the list.", status),
      ),
      state: optional(described('The state is accepted and ignored, since the catalogue has it.', any())),
    },
  },
} as const satisfies RequestsOf<keyof SavedCollegeCalls>;

export type SavedCollegeSearch = Sent<typeof search>;

import { boolean, described, omittable, string, uuid, type RequestsOf } from '../fields';
import { rosterRules, type RosterCalls } from '../rosters';

export const rosterRequests = {
  'POST /roster-imports': {
    query: {
      entity_id: omittable(
        described(
          'The entity defaults to the only one that the user belongs to.',
          uuid({ code: 'noSchool' }),
        ),
      ),
      columns: omittable(
        described(
          'Needed where the header does not name the columns, such as `email:3,first_name:0`.',
          string(rosterRules.columns),
        ),
      ),
    },
  },
  'POST /roster-imports/{id}/run': {
    body: { send: described('Whether the invitations are mailed at once.', boolean()) },
  },
} as const satisfies RequestsOf<keyof RosterCalls>;

import { choice, clearable, described, omittable, pageOf, string, uuid, type RequestsOf } from '../fields';
import { personRules } from '../identity';
import type { InvitationCalls } from '../invitations';
import { profileRules } from '../profile';
import { ROLES } from '../roles';

export const invitationRequests = {
  'PATCH /auth/invitation': { body: { password: string(personRules.password) } },
  'GET /invitations': { query: pageOf(50) },
  'POST /invitations': {
    body: {
      first_name: string(personRules.firstName),
      last_name: string(personRules.lastName),
      email: string(personRules.email),
      role: choice(ROLES, { code: 'notARole' }),
      phone_number: clearable(string(personRules.phoneNumber)),
      grade: clearable(described('Only students have a grade.', string(profileRules.grade))),
      entity_id: omittable(
        described(
          'An account admin names one of his or her own; the default is those of the user who invites.',
          uuid({ code: 'noEntity' }),
        ),
      ),
    },
  },
} as const satisfies RequestsOf<keyof InvitationCalls>;

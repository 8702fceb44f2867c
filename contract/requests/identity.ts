import {
  anyString,
  choice,
  clearable,
  described,
  list,
  optional,
  pageOf,
  string,
  uuid,
  type RequestsOf,
  type Sent,
} from '../fields';
import { personRules, type IdentityCalls } from '../identity';
import { profileRules } from '../profile';
import { ROLES, STUDENTS_AND_STAFF, type SwappableRole } from '../roles';

const email = { email: string(personRules.email) };
const ownPassword = { password: string(personRules.password) };

const newAdmin = {
  first_name: string(personRules.firstName),
  last_name: string(personRules.lastName),
  ...email,
  ...ownPassword,
};

const newPerson = { ...newAdmin, phone_number: string(personRules.phoneNumber) };

export const identityRequests = {
  'POST /auth/login': { body: { ...email, ...ownPassword } },
  'POST /auth/reset-password': { body: email },
  'PATCH /auth/password-reset': { body: ownPassword },
  'POST /auth/student/register': {
    body: {
      ...newPerson,
      role: optional(choice(['student'], { code: 'notAStudent' })),
      grade: clearable(string(profileRules.grade)),
      counselor_id: uuid({ code: 'notASignUpLink' }),
    },
  },
  'POST /auth/register': {
    body: {
      ...newPerson,
      role: described(
        'A parent is invited, never registered.',
        choice(STUDENTS_AND_STAFF, { code: 'notARole' }),
      ),
      entity_ids: optional(
        described(
          'Only admins set it; the default is the entities of the user who creates the account.',
          list(uuid({ code: 'unknownEntities' }), {
            issue: { code: 'notEntities' },
            max: { value: 20, issue: { code: 'tooManyEntities' } },
          }),
        ),
      ),
    },
  },
  'PATCH /auth/update-pass': { body: { ...ownPassword, newPass: string(personRules.newPassword) } },
  'PATCH /users/role/{id}': {
    body: { role: choice(ROLES as readonly SwappableRole[], { code: 'notARole' }) },
  },
  'GET /users/list-access': {
    query: { ...pageOf(500), id: optional(described('Returns only the access to this person.', uuid())) },
  },
  'GET /admin/all': {
    query: {
      ...pageOf(50),
      role: optional(described('Roles are separated by commas; the default is all roles.', anyString())),
      q: optional(described('A name or address must contain this text.', anyString())),
    },
  },
  'POST /admin/create': { body: newAdmin },
  'PUT /users/{studentId}/counselors/{staffId}': {
    body: {
      instead: optional(
        described(
          'The staff member whose access is replaced by the new one.',
          uuid({ code: 'notAPersonToReplace' }),
        ),
      ),
    },
  },
  'POST /users/{staffId}/caseload': { body: { to: uuid({ code: 'noCounselor' }) } },
} as const satisfies RequestsOf<keyof IdentityCalls>;

export type StudentSignUp = Sent<(typeof identityRequests)['POST /auth/student/register']['body']>;
export type NewUser = Sent<(typeof identityRequests)['POST /auth/register']['body']>;

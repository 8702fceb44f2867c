import { choice, clearable, described, omittable, string, type RequestsOf, type Sent } from '../fields';
import { LANGUAGES } from '../languages';
import { profileRules, type ProfileCalls } from '../profile';

export const profileRequests = {
  'PATCH /users/profile': {
    body: {
      first_name: omittable(string(profileRules.first_name)),
      last_name: omittable(string(profileRules.last_name)),
      email: omittable(
        described(
          'Takes effect when the user follows the link that is sent there.',
          string(profileRules.email),
        ),
      ),
      password: omittable(
        described(
          'The password is required to change the address of an account that has one.',
          string(profileRules.password),
        ),
      ),
      phone_number: clearable(string(profileRules.phone_number)),
      pronoun: omittable(string(profileRules.pronoun)),
      gender: clearable(string(profileRules.gender)),
      city: clearable(string(profileRules.city)),
      state: clearable(string(profileRules.state)),
      zip_code: clearable(string(profileRules.zip_code)),
      grade: omittable(string(profileRules.grade)),
    },
  },
  'PUT /users/language': { body: { language: choice(LANGUAGES, { code: 'notALanguage' }) } },
} as const satisfies RequestsOf<keyof ProfileCalls>;

export type ProfileChange = Sent<(typeof profileRequests)['PATCH /users/profile']['body']>;

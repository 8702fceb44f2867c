import { aboutRules, type AboutCalls } from '../about';
import {
  clearable,
  number,
  object,
  omittable,
  optional,
  string,
  type RequestsOf,
  type Sent,
} from '../fields';

const majors = object(
  { major1: string(aboutRules.major), major2: string(aboutRules.major), major3: string(aboutRules.major) },
  { code: 'required', field: 'major' },
);

const favorites = object(
  { favorite1: string(aboutRules.favorite), favorite2: string(aboutRules.favorite) },
  { code: 'required', field: 'favorite' },
);

export const aboutRequests = {
  'POST /users/about': {
    body: {
      gpa: optional(number(aboutRules.gpa)),
      gpaScale: optional(number(aboutRules.gpaScale)),
      classRank: optional(number(aboutRules.classRank)),
      classSize: optional(number(aboutRules.classSize)),
      highSchoolName: optional(string(aboutRules.highSchoolName)),
      highSchoolSize: clearable(number(aboutRules.highSchoolSize)),
      highSchoolType: optional(string(aboutRules.highSchoolType)),
      orderedMajorChoices: omittable(majors),
      orderedFavorites: omittable(favorites),
      notes: omittable(string(aboutRules.notes)),
    },
  },
} as const satisfies RequestsOf<keyof AboutCalls>;

export type AboutChange = Sent<(typeof aboutRequests)['POST /users/about']['body']>;

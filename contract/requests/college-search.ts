import {
  CATALOGUE_SORTS,
  COSTS,
  FITS,
  KINDS,
  RATES,
  SIZES,
  type CollegeSearchCalls,
  type Rate,
  type Size,
} from '../college-search';
import type { Chance } from '../colleges';
import { choice, commaSeparated, described, optional, pageOf, type RequestsOf } from '../fields';
import { TEST_POLICIES } from '../test-policies';
import { US_STATES } from '../us-states';
import { collegeName } from './colleges';

const codes = <Code extends string>(options: readonly Code[]) => optional(commaSeparated(choice(options)));

export const collegeSearchRequests = {
  'GET /colleges/catalogue': {
    query: {
      ...pageOf(50),
      name: collegeName,
      state: optional(
        described(
          'Codes of states, as in `US_STATES`.',
          commaSeparated(choice(Object.keys(US_STATES), { code: 'notAStateOrTerritory' })),
        ),
      ),
      size: codes(Object.keys(SIZES) as Size[]),
      cost: optional(choice(COSTS)),
      rate: codes(Object.keys(RATES) as Rate[]),
      kind: codes(KINDS),
      fit: codes<Chance>(FITS),
      test: codes(TEST_POLICIES),
      sort: optional(
        described(
          'The default is the best match of a name, else best fit if the student has a test, else the name. In best fit, target, likely and reach take turns; of each, the college whose middle score is nearest to the student’s comes first.',
          choice(CATALOGUE_SORTS),
        ),
      ),
    },
  },
} as const satisfies RequestsOf<keyof CollegeSearchCalls>;

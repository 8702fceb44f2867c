import { choice, described, number, pageOf, record, string, type RequestsOf } from '../fields';
import { MAX_ITEMS } from '../record';
import { TEST_TYPES, testRules, type TestScoreCalls } from '../test-scores';

export const testScoreRequests = {
  'GET /users/test': { query: pageOf(MAX_ITEMS) },
  'POST /users/test': {
    body: {
      type: choice(TEST_TYPES, { code: 'notATestType' }),
      dateTaken: described('The date is `YYYY-MM-DD`.', string(testRules.dateTaken)),
      scores: described(
        'One number for each section of the test.',
        record(number({}), { code: 'required', field: 'scores' }),
      ),
    },
  },
} as const satisfies RequestsOf<keyof TestScoreCalls>;

import { boolean, described, list, optional, uuid, type RequestsOf, type Sent } from '../fields';
import { MAX_EXCEPTIONS, type RolloverCalls } from '../rollover';

export const rolloverRequests = {
  'POST /admin/entity/{id}/rollover': {
    body: {
      except: described(
        'Ids of students who repeat their grade.',
        list(uuid({ code: 'notExceptions' }), {
          issue: { code: 'notExceptions' },
          max: { value: MAX_EXCEPTIONS, issue: { code: 'tooManyExceptions', most: MAX_EXCEPTIONS } },
        }),
      ),
      again: optional(
        described('Confirms moving up although it was done already in this school year.', boolean()),
      ),
      mid_year: optional(
        described('Confirms moving up in mid-year; it is required from October to April.', boolean()),
      ),
    },
  },
} as const satisfies RequestsOf<keyof RolloverCalls>;

export type Rollover = Sent<(typeof rolloverRequests)['POST /admin/entity/{id}/rollover']['body']>;

import { choice, described, nullable, omittable, queryChoice, string, type RequestsOf } from '../fields';
import { RETENTION_DAYS, retentionRules, type RetentionCalls } from '../retention';

const search = {
  days: omittable(
    described(
      'Previews the effect of this setting; 0 previews none.',
      queryChoice<number>([0, ...RETENTION_DAYS], { code: 'notAPeriod' }),
    ),
  ),
};

const change = {
  days: described(
    "Null turns erasure off, or lets a school follow the platform's setting.",
    nullable(choice(RETENTION_DAYS, { code: 'notAPeriod' })),
  ),
};

export const retentionRequests = {
  'GET /admin/retention': { query: search },
  'PUT /admin/retention': { body: change },
  'GET /admin/entity/{id}/retention': { query: search },
  'PUT /admin/entity/{id}/retention': { body: change },
  'PUT /admin/entity/{id}/former/{userId}/hold': { body: { reason: string(retentionRules.reason) } },
} as const satisfies RequestsOf<keyof RetentionCalls>;

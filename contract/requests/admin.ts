import { operationRules, type OversightCalls } from '../admin';
import {
  anyString,
  described,
  nullable,
  number,
  optional,
  pageOf,
  queryFlag,
  string,
  withDefault,
  type RequestsOf,
} from '../fields';
import { date } from '../rules';

const audit = {
  ...pageOf(50),
  actor: optional(anyString()),
  subject: optional(anyString()),
  task: optional(anyString()),
  type: optional(anyString()),
  from: optional(described('The first day in New York.', string(date('from')))),
  to: optional(described('The last day in New York.', string(date('to')))),
  q: optional(described('The sentence of an entry must contain this text.', anyString())),
  correlation: optional(
    described(
      'A `correlationId` of an entry: selects everything that was done by the same action.',
      anyString(),
    ),
  ),
  grouped: described(
    'Selects one entry of each action; it is ignored with a filter of subject, task, type or correlation.',
    withDefault(queryFlag(), false),
  ),
  quiet: described(
    'Leaves out messages and what people have seen; it is ignored with a filter of type or correlation.',
    withDefault(queryFlag(), false),
  ),
};

const reason = { reason: described('The reason is recorded.', string(operationRules.reason)) };

export const oversightRequests = {
  'GET /admin/audit': { query: audit },
  'GET /admin/audit.csv': { query: audit },
  'POST /admin/jobs/{id}/retry': { body: reason },
  'POST /admin/projections/{name}/retry': { body: reason },
  'POST /admin/projections/{name}/skip': { body: reason },
  'POST /admin/projections/{name}/rebuilds': {
    body: {
      ...reason,
      against: described(
        'The version to compare with before the rebuilt one is served; null serves it automatically.',
        nullable(number(operationRules.against)),
      ),
    },
  },
  'POST /admin/projections/{name}/rebuilds/{rebuildId}/swap': { body: reason },
  'POST /admin/projections/{name}/rebuilds/{rebuildId}/discard': { body: reason },
  'POST /admin/projections/{name}/versions/{version}/drop': { body: reason },
} as const satisfies RequestsOf<keyof OversightCalls>;

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { requests } from '../../../contract/calls';
import type { RequestFields } from '../../../contract/fields';
import { schemaOf, type Schema, type Schemas } from './request-schema';

export interface DescribedEndpoint {
  readonly description?: string;
  readonly query?: {
    readonly properties?: Readonly<Record<string, Schema & { readonly description?: string }>>;
    readonly required?: readonly string[];
  };
  readonly body?: Schema;
  readonly upload?: string;
  readonly answer?: Schema;
  readonly file?: string;
  readonly refuses?: readonly number[];
}

interface DescribedEndpoints {
  readonly calls: Readonly<Record<string, DescribedEndpoint>>;
  readonly schemas: Schemas;
}

/** Joins the types that `npm run describe-calls` generates with the query and body of each endpoint. */
export function describedEndpoints(): DescribedEndpoints {
  const generated = JSON.parse(readFileSync(join(__dirname, 'calls.json'), 'utf8')) as DescribedEndpoints;
  const taking = Object.entries<RequestFields>(requests).map(([endpoint, { query, body }]) => [
    endpoint,
    {
      ...generated.calls[endpoint],
      ...(query && { query: schemaOf(query) }),
      ...(body && { body: schemaOf(body) }),
    },
  ]);
  return { ...generated, calls: { ...generated.calls, ...(Object.fromEntries(taking) as object) } };
}

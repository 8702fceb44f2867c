import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenAPIObject } from '@nestjs/swagger';

export type Schemas = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>;
export type Schema = Schemas[string];

/** What `contract/calls.ts` says of a call. */
export interface DescribedCall {
  readonly description?: string;
  readonly query?: {
    readonly properties?: Readonly<Record<string, Schema & { readonly description?: string }>>;
    readonly required?: readonly string[];
  };
  readonly body?: Schema;
  /** The name of the part that is a file. */
  readonly upload?: string;
  readonly answer?: Schema;
  /** The media type of an answer that is no JSON. */
  readonly file?: string;
  readonly refuses?: readonly number[];
}

/** Made of the contract by `npm run describe-calls`. */
export const describedCalls = () =>
  JSON.parse(readFileSync(join(__dirname, 'calls.json'), 'utf8')) as {
    readonly calls: Readonly<Record<string, DescribedCall>>;
    readonly schemas: Schemas;
  };

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenAPIObject } from '@nestjs/swagger';

export type Schemas = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>;
export type Schema = Schemas[string];

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

export const describedEndpoints = () =>
  JSON.parse(readFileSync(join(__dirname, 'calls.json'), 'utf8')) as {
    readonly calls: Readonly<Record<string, DescribedEndpoint>>;
    readonly schemas: Schemas;
  };

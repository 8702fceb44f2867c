import type { INestApplication } from '@nestjs/common';
import type {
  OpenAPIObject,
  OperationObject,
  RequestBodyObject,
  ResponseObject,
  SchemaObject,
} from '@nestjs/swagger';
import Ajv2020 from 'ajv/dist/2020';
import { isUUID } from 'class-validator';
import type { Response } from 'supertest';
import { isCalendarDate } from '../../contract/dates';
import { describeApi } from '../../src/platform/openapi/describe-api';

export interface Described {
  readonly call: string;
  readonly method: string;
  readonly path: string;
  readonly operation: OperationObject;
  readonly pattern: RegExp;
}

const NOT_STORED = 'private, no-store';
const CACHEABLE = ['GET /api/colleges/{ceeb}/logo.svg', 'GET /api/calendar/{secret}.ics'];

export class ApiDocs {
  readonly operations: readonly Described[];
  private readonly ajv = new Ajv2020({
    ...{ strict: false, validateSchema: false },
    formats: { date: isCalendarDate, uuid: isUUID },
  });

  constructor(readonly document: OpenAPIObject) {
    this.ajv.addSchema(document, 'docs');
    this.operations = Object.entries(document.paths).flatMap(([path, item]) =>
      Object.entries(item as Record<string, OperationObject>).map(([verb, operation]) => {
        const method = verb.toUpperCase();
        return { call: `${method} ${path}`, method, path, operation, pattern: patternOf(path) };
      }),
    );
  }

  find(method: string, url: string): Described | undefined {
    const asked = url.replace(/\/$/, '');
    const parameters = ({ path }: Described) => path.split('{').length;
    return this.operations
      .filter((one) => one.method === method && one.pattern.test(asked))
      .sort((one, other) => parameters(one) - parameters(other))[0];
  }

  assertResponse(
    { call, method, path, operation }: Described,
    { status, headers, text, body }: ApiResponse,
  ): void {
    const described = operation.responses[status] as ResponseObject | undefined;
    if (!described) throw new Error(`/api/docs knows no answer ${status} of ${call}: ${text}`);
    const caching = String(headers['cache-control']);
    if (caching !== NOT_STORED && !CACHEABLE.includes(call))
      throw new Error(`${call} answered ${status} with Cache-Control: ${caching}, and not ${NOT_STORED}.`);
    const [[type, content] = []] = Object.entries(described.content ?? {});
    if (!type) {
      if (text) throw new Error(`/api/docs knows nothing that ${call} answers under ${status}: ${text}`);
      return;
    }
    const given = String(headers['content-type']);
    if (!given.startsWith(type)) throw new Error(`${call} answered ${given}, and not ${type}.`);
    const place = ['paths', path, method.toLowerCase(), 'responses', String(status), 'content', type];
    if (content && type === 'application/json') this.assertSchema(`the answer of ${call}`, place, body);
  }

  assertBody({ call, method, path }: Described, body: unknown): void {
    const place = ['paths', path, method.toLowerCase(), 'requestBody', 'content', 'application/json'];
    this.assertSchema(`the body of ${call}`, place, body);
  }

  typesOfBody({ operation }: Described): string[] {
    return Object.keys((operation.requestBody as RequestBodyObject | undefined)?.content ?? {});
  }

  bodyOf(call: string): SchemaObject | undefined {
    const { operation } = this.operations.find((one) => one.call === call)!;
    const { content } = (operation.requestBody as RequestBodyObject | undefined) ?? {};
    const schema = content?.['application/json']?.schema;
    if (!schema || !('$ref' in schema)) return schema;
    return this.document.components!.schemas![schema.$ref.split('/').at(-1)!] as SchemaObject;
  }

  private assertSchema(what: string, place: readonly string[], value: unknown): void {
    const pointer = [...place, 'schema'].map(
      (part) => `/${encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))}`,
    );
    const validate = this.ajv.getSchema(`docs#${pointer.join('')}`)!;
    if (validate(value)) return;
    const problems = this.ajv.errorsText(validate.errors, { dataVar: what });
    throw new Error(`/api/docs says otherwise: ${problems}\n${JSON.stringify(value).slice(0, 2_000)}`);
  }
}

export type ApiResponse = Pick<Response, 'status' | 'headers' | 'text' | 'body'>;

const patternOf = (path: string) =>
  new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`);

const DOCS = Symbol.for('quadrangle.api-docs');
const ofProcess = globalThis as { [DOCS]?: ApiDocs };

/** All applications have the same documents, so the test files of a process share the compiled validators. */
export const docsOf = (app: INestApplication) =>
  (ofProcess[DOCS] ??= new ApiDocs(describeApi(app, 'Quadrangle')));

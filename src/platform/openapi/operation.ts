import { STATUS_CODES } from 'node:http';
import type { OpenAPIObject } from '@nestjs/swagger';
import { STUDENT_HEADER } from '../http/route.decorators';
import type { DeclaredRoute } from './declared-routes';
import type { DescribedEndpoint } from './described-calls';

export type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;
type Parameters = NonNullable<Operation['parameters']>;

export interface KnownSchemas {
  readonly method: string;
  readonly path: string;
  readonly byNest: Operation;
  readonly route: DeclaredRoute;
  readonly call: DescribedEndpoint;
}

export const TOKEN = 'token';

const TEXT = { type: 'string' } as const;
const PROBLEM = { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } };
const NO_CONTENT = ['204', '304'];

export function operationOf(known: KnownSchemas): Operation {
  const { byNest, call } = known;
  const { tags, operationId } = byNest;
  const requestBody = bodyOf(call);
  return {
    operationId,
    tags,
    ...(call.description && { description: call.description }),
    security: securityOf(known),
    parameters: parametersOf(known),
    ...(requestBody && { requestBody }),
    responses: { ...responsesOf(known), ...refusalsOf(known) },
  };
}

const isWrite = ({ method, route }: KnownSchemas) => method !== 'GET' && !route.readsOnly;
const hasBody = ({ method }: KnownSchemas) => method !== 'GET';
const isOpen = ({ route }: KnownSchemas) => route.access?.roles === 'public';
const isProduct = ({ path }: KnownSchemas) => path.startsWith('/api/');

function securityOf({ route }: KnownSchemas): Operation['security'] {
  const roles = route.access?.roles ?? [];
  return roles === 'public' ? [] : [{ [TOKEN]: [...roles] }];
}

function parametersOf(known: KnownSchemas): Parameters {
  const { path, byNest, route, call } = known;
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(
    ([, name]) => ({ name: name!, in: 'path', required: true, schema: TEXT }) as const,
  );
  const inQuery = Object.entries(call.query?.properties ?? {}).map(([name, { description, ...schema }]) => ({
    name,
    in: 'query' as const,
    ...(description && { description }),
    required: call.query?.required?.includes(name) ?? false,
    // Lists are separated by commas.
    explode: false,
    schema: schema,
  }));
  const read = (byNest.parameters ?? []).flatMap((one) =>
    'in' in one && one.in === 'header' ? [one.name] : [],
  );
  const headers = [
    ...read.filter((name) => name !== TOKEN || isOpen(known)),
    ...(route.access?.student ? [STUDENT_HEADER] : []),
    ...(isWrite(known) && isProduct(known) ? ['Idempotency-Key'] : []),
  ];
  const inHeader = headers.map((name) => ({ name, in: 'header', required: false, schema: TEXT }) as const);
  return [...inPath, ...inQuery, ...inHeader];
}

function bodyOf({ body, upload }: DescribedEndpoint): Operation['requestBody'] {
  if (upload !== undefined) {
    const schema = { type: 'object', properties: { [upload]: { type: 'string', format: 'binary' } } };
    return {
      required: true,
      content: { 'multipart/form-data': { schema: { ...schema, required: [upload] } } },
    };
  }
  return body && { required: true, content: { 'application/json': { schema: body } } };
}

function responsesOf(known: KnownSchemas): Operation['responses'] {
  const { byNest, call } = known;
  const type = call.file ?? 'application/json';
  const schema = call.file ? TEXT : call.answer;
  const headers = isWrite(known) && {
    headers: {
      'X-Stale': { description: 'Where the views do not show yet what was written.', schema: TEXT },
    },
  };
  const isEmpty = hasBody(known) && !schema;
  return Object.fromEntries(
    (isEmpty ? ['204'] : Object.keys(byNest.responses)).map((status) => [
      status,
      {
        description: STATUS_CODES[status]!,
        ...headers,
        ...(schema && !NO_CONTENT.includes(status) && { content: { [type]: { schema } } }),
      },
    ]),
  );
}

function refusalsOf(known: KnownSchemas): Operation['responses'] {
  if (!isProduct(known)) return {};
  const statuses = [
    ...[422, 500, 503, 507],
    ...(isOpen(known) ? [] : [401, 403]),
    ...(known.path.includes('{') || known.route.access?.student ? [404] : []),
    ...(hasBody(known) ? [400, 413, 415] : []),
    ...(isWrite(known) ? [409] : []),
    ...(known.route.limited ? [429] : []),
    ...(known.call.refuses ?? []),
  ];
  return Object.fromEntries(
    statuses.map((status) => [status, { description: STATUS_CODES[status]!, content: PROBLEM }]),
  );
}

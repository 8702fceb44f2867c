import { request as send } from 'node:http';
import fc from 'fast-check';
import type { Problem } from '../../../contract/http';
import { idFor, type SeededSchool } from './seeded-school';
import {
  addressPoison,
  bodyPoison,
  DEADLY_ADDRESSES,
  DEADLY_JSON,
  headerPoison,
  jsonPoison,
} from './poisons';
import { headersOf, type rolesOf, type Route } from './routes';
import { sampleOf } from './samples';

export type Spoiled =
  | { readonly what: 'nothing' }
  | { readonly what: 'parameter' | 'query' | 'header'; readonly name: string; readonly value: string }
  | { readonly what: 'field'; readonly path: readonly string[]; readonly json: string }
  | { readonly what: 'body'; readonly type: string; readonly body: string | Buffer };

const HEADERS = [
  'token',
  'idempotency-key',
  'studentid',
  'x-request-id',
  'cookie',
  'accept',
  'if-none-match',
];

interface Spoilage {
  readonly surely: readonly Spoiled[];
  readonly perhaps: readonly fc.Arbitrary<Spoiled>[];
}

export function spoilageOf(route: Route, seeded: SeededSchool): Spoilage {
  const parameters = route.parameters.map((name) => ({ what: 'parameter', name }) as const);
  const query = [...Object.keys(sampleOf(route.query, seeded)), 'unknown'];
  const address = [...parameters, ...query.map((name) => ({ what: 'query', name }) as const)];
  const fields = pathsIn(sampleOf(route.body, seeded)).map((path) => ({ what: 'field', path }) as const);
  const headers = [...HEADERS, ...route.headers].map((name) => ({ what: 'header', name }) as const);
  const body = bodyPoison.map(([type, body]) => ({ what: 'body', type, body }) as const);
  const hasBody = route.method !== 'GET' && route.method !== 'DELETE';
  return {
    surely: [
      { what: 'nothing' },
      ...address.flatMap((place) =>
        DEADLY_ADDRESSES.map((value) => ({ ...place, value: value.replace('SAME', place.name) })),
      ),
      ...fields.flatMap((place) => DEADLY_JSON.map((json) => ({ ...place, json }))),
    ],
    perhaps: [
      ...address.map((place) => addressPoison.map((value) => ({ ...place, value }))),
      fc.tuple(fc.constantFrom(...headers), headerPoison).map(([place, value]) => ({ ...place, value })),
      ...fields.map((place) => jsonPoison.map((json) => ({ ...place, json }))),
      // A file upload has no body class, so its body is tried more often.
      ...Array<typeof body>(hasBody ? (route.body ? 1 : 3) : 0).fill(body),
    ],
  };
}

function pathsIn(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    [key],
    ...pathsIn(inner).map((path) => [key, ...path]),
  ]);
}

export interface RawResponse {
  readonly status: number;
  readonly text: string;
  readonly problem: () => Problem;
}

export function ask(
  route: Route,
  spoiled: Spoiled,
  seeded: SeededSchool,
  role: ReturnType<typeof rolesOf>[number],
) {
  const { app, users } = seeded;
  const [contentType, body] = bodyOf(route, spoiled, seeded);
  const headers: Record<string, string> = {
    ...headersOf(route, users.student),
    ...(role && { token: users[role].token }),
    ...(body !== undefined && {
      'content-type': contentType,
      'content-length': String(Buffer.byteLength(body)),
    }),
    ...(spoiled.what === 'header' && { [spoiled.name]: spoiled.value }),
  };
  return new Promise<RawResponse>((resolve, reject) => {
    const request = send(app.url, {
      method: route.method,
      path: addressOf(route, spoiled, seeded),
      headers,
    });
    request.on('error', reject);
    request.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        resolve({ status: response.statusCode!, text, problem: () => JSON.parse(text) as Problem });
      });
    });
    request.end(body);
  });
}

function addressOf(route: Route, spoiled: Spoiled, seeded: SeededSchool): string {
  const isSpoiled = (what: string, name: string) =>
    spoiled.what === what && 'name' in spoiled && spoiled.name === name ? spoiled.value : undefined;
  const path = route.path.replaceAll(
    /\{(\w+)\}/g,
    (_, name: string) => isSpoiled('parameter', name) ?? encodeURIComponent(idFor(seeded, route.path, name)!),
  );
  const sample = Object.entries({ ...sampleOf(route.query, seeded), unknown: undefined });
  const query = sample.flatMap(([name, value]) => {
    const wrong = isSpoiled('query', name);
    if (wrong !== undefined) return [`${name}=${wrong}`];
    return value === undefined || value === null ? [] : [`${name}=${encodeURIComponent(String(value))}`];
  });
  return query.length === 0 ? path : `${path}?${query.join('&')}`;
}

const MARK = '"the spoiled one"';

function bodyOf(
  route: Route,
  spoiled: Spoiled,
  seeded: SeededSchool,
): [type: string, body?: string | Buffer] {
  if (spoiled.what === 'body') return [spoiled.type, spoiled.body];
  if (route.body === undefined) return ['application/json'];
  const sample = sampleOf(route.body, seeded);
  if (spoiled.what !== 'field') return ['application/json', JSON.stringify(sample)];
  let place = sample;
  for (const key of spoiled.path.slice(0, -1)) place = place[key] as Record<string, unknown>;
  place[spoiled.path.at(-1)!] = JSON.parse(MARK);
  return ['application/json', JSON.stringify(sample).replace(MARK, () => spoiled.json)];
}

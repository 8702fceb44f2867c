import type { ResponseOf, Body, Call, Query } from 'contract/calls';
import type { Problem } from 'contract/http';
import type { TokenUser } from 'contract/identity';
import type { ClientConfig } from 'contract/operations';
import type { PathParameter } from '../shared/api/call';
import { userOf } from '../shared/api/token';
import { dashboardOf } from './dashboard';
import { profileOf } from './people';

interface EndpointCall<Name extends Call> {
  readonly request: Request;
  readonly path: Readonly<Record<PathParameter<Name>, string>>;
  readonly query: Readonly<Partial<Record<keyof Query<Name>, string>>>;
  readonly body: Body<Name>;
}

declare const failed: unique symbol;
export type Failure = Response & { readonly [failed]: true };

type Answering<Name extends Call> = (
  asked: EndpointCall<Name>,
) => ResponseOf<Name> | Failure | Promise<ResponseOf<Name> | Failure>;

export type Responses = { readonly [Name in Call]?: Answering<Name> };

export const configOf = (config: Partial<ClientConfig> = {}): ClientConfig => ({
  productName: 'Quadrangle',
  supportEmail: 'help@quadrangle.test',
  demo: false,
  issuer: null,
  appStoreUrl: null,
  playStoreUrl: null,
  ...config,
});

const SHELL: Responses = {
  'GET /config': () => configOf(),
  'GET /healthz': () => ({ status: 'ok' }),
  'GET /notifications': () => ({ data: [], pageCount: 0, unseen: 0 }),
  'GET /dashboard': () => ({ data: dashboardOf() }),
  'GET /messages/unread': () => ({ data: { count: 0 } }),
  'GET /users/students/groups': () => ({ data: [], mayShare: true }),
  'GET /users/students/filters': () => ({ data: [] }),
  'GET /users/{studentId}/changes': () => ({ data: [] }),
  'GET /admin/role-changes': () => ({ data: [] }),
  'GET /users/{studentId}/outcomes/{ceeb}': ({ path }) => ({
    data: {
      id: path.ceeb,
      attributes: { state: 'off', points: [], you: { gpa: null, sat: null, act: null } },
      relationships: {},
    },
  }),
  'GET /users/{studentId}/notes': () => ({ data: [], pageCount: 0 }),
  'GET /messages/templates': () => ({ data: [] }),
  'GET /sessions/requests/waiting': () => ({ data: [] }),
  'GET /users/profile': ({ request }) => ({
    data: profileOf(userOf(request.headers.get('token') ?? undefined)!),
  }),
};

/** Replaces the network and returns the requests, without those of the shell. `at` sets the server's clock. */
export function serve(answers: Responses, { at }: { readonly at?: string } = {}): Request[] {
  const requests: Request[] = [];
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const own = answeringOf(answers, request);
    const answering = own ?? answeringOf(SHELL, request);
    if (own || !answering) requests.push(request);
    if (!answering) throw new TypeError(`Nothing answers ${request.method} ${pathOf(request)}`);
    const answer = await answering(await bodyOf(request));
    if (answer instanceof Response) return answer;
    const headers = {
      'x-request-id': `request-${requests.length}`,
      ...(at && { date: new Date(at).toUTCString() }),
    };
    return answer === undefined
      ? new Response(null, { status: 204, headers })
      : Response.json(answer, { headers });
  };
  return requests;
}

/** A path with fewer parameters takes precedence. */
function answeringOf(answers: Responses, request: Request) {
  const asked = `${request.method} ${pathOf(request)}`;
  const names = Object.keys(answers).sort((a, b) => a.split('{').length - b.split('{').length);
  for (const name of names) {
    const pattern = new RegExp(`^${name.replaceAll('.', '\\.').replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
    const match = pattern.exec(asked);
    if (!match) continue;
    const path = Object.entries(match.groups ?? {}).map(([key, value]) => [key, decodeURIComponent(value)]);
    const query = Object.fromEntries(new URL(request.url).searchParams);
    const answering = answers[name as Call] as (asked: object) => unknown;
    return (body: unknown) => answering({ request, path: Object.fromEntries(path), query, body });
  }
  return undefined;
}

const bodyOf = async (request: Request): Promise<unknown> =>
  request.headers.get('content-type')?.includes('json') ? request.clone().json() : undefined;

const STATUS_TEXT: Record<number, string> = {
  401: 'Unauthorized',
  422: 'Unprocessable Entity',
};

export const problem = (
  statusCode: number,
  code: string,
  message: string,
  fields?: Problem['fields'],
  statusText = STATUS_TEXT[statusCode],
) =>
  Response.json({ statusCode, code, message, fields } satisfies Problem, {
    status: statusCode,
    statusText,
  }) as Failure;

export const badGateway = () =>
  new Response('<h1>Bad gateway</h1>', { status: 502, statusText: 'Bad Gateway' }) as Failure;

/** The type is `Failure`, because other responses must be JSON. */
export const file = (content: string) => new Response(content) as Failure;

export const done = () => undefined;

export const pathOf = ({ url }: Request) => new URL(url).pathname.replace(/^\/api/, '');

export const writesIn = (requests: readonly Request[]) =>
  Promise.all(
    requests
      .filter(({ method }) => method !== 'GET')
      .map(async (request) => ({
        call: decodeURIComponent(`${request.method} ${pathOf(request)}`),
        body: await bodyOf(request),
      })),
  );

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

export const tokenFor = (user: Partial<TokenUser>, serial = 1) =>
  [
    encoded({ alg: 'HS256' }),
    encoded({
      serial,
      user: { id: 'user-1', first_name: 'Zoë', last_name: 'Berg', role: 'student', ...user },
    }),
    'signature',
  ].join('.');

export function deferred<Value>() {
  let resolve: (value: Value) => void = () => {};
  const promise = new Promise<Value>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

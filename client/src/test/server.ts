import type { Answer, Call } from 'contract/calls';
import type { Problem } from 'contract/http';
import type { TokenUser } from 'contract/identity';
import { DEFAULT_GRADE, type ProfileResource } from 'contract/profile';
import { userOf } from '../shared/api/token';

/** What the call answers, as the contract has it. */
export const answerOf = <Name extends Call>(_call: Name, body: Answer<Name>, status = 200) =>
  json(body, status);

/** What the shell asks on every page, and is answered where nothing waits. */
const NOTHING_WAITS: Readonly<Record<string, () => Response>> = {
  '/notifications': () => answerOf('GET /notifications', { data: [], pageCount: 0, unseen: 0 }),
  '/messages/unread': () => answerOf('GET /messages/unread', { data: { count: 0 } }),
};

/** Whose name is at its head. */
const nameOnly = (request: Request) => {
  const user = pathOf(request) === '/users/profile' && userOf(request.headers.get('token') ?? undefined);
  return user && answerOf('GET /users/profile', { data: profileOf(user) });
};

/**
 * Stands in for the network: answers every request and keeps them in order, but for those of a silent shell. Of one that
 * is asked nobody asks for the own profile, unless it is asked for all.
 */
export function serve(
  answer: (request: Request) => Response | Promise<Response>,
  shell: 'silent' | 'asked' | 'asked for all' = 'silent',
): Request[] {
  const requests: Request[] = [];
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const isRead = request.method === 'GET';
    const waiting = isRead && shell === 'silent' && NOTHING_WAITS[pathOf(request)]?.();
    const silent = waiting || (isRead && shell !== 'asked for all' && nameOnly(request));
    if (silent) return silent;
    requests.push(request);
    return answer(request);
  };
  return requests;
}

export const json = (body: unknown, status = 200) =>
  Response.json(body, { status, statusText: STATUS_TEXT[status] });

const STATUS_TEXT: Record<number, string> = {
  401: 'Unauthorized',
  422: 'Unprocessable Entity',
  429: 'Too Many Requests',
};

export const problem = (statusCode: number, code: string, message: string, fields?: Problem['fields']) =>
  json({ statusCode, code, message, fields } satisfies Problem, statusCode);

export const pathOf = ({ url }: Request) => new URL(url).pathname.replace(/^\/api/, '');

/** Of somebody who has said nothing but what is in the token. */
export const profileOf = (
  { id, first_name, last_name, role }: TokenUser,
  said: Partial<ProfileResource['attributes']> = {},
): ProfileResource => ({
  id,
  attributes: {
    ...{ first_name, last_name, role, email: 'zoe@school.test', pending_email: null, phone_number: '' },
    ...{ pronoun: null, gender: null, city: null, state: null, zip_code: null },
    ...{ grade: role === 'student' ? DEFAULT_GRADE : null, grade_told: false },
    ...said,
  },
  relationships: { entities: { data: [] } },
});

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An access token; `serial` tells one person's tokens apart. */
export const tokenFor = (user: Partial<TokenUser>, serial = 1) =>
  [
    encoded({ alg: 'HS256' }),
    encoded({
      serial,
      user: { id: 'user-1', first_name: 'Zoë', last_name: 'Berg', role: 'student', ...user },
    }),
    'signature',
  ].join('.');

/** A promise with its handles, for answers that a test holds back. */
export function deferred<Value>() {
  let resolve: (value: Value) => void = () => {};
  const promise = new Promise<Value>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

import type { Answer, Call } from 'contract/calls';
import type { Problem } from 'contract/http';
import type { TokenUser } from 'contract/identity';

/** What the call answers, as the contract has it. */
export const answerOf = <Name extends Call>(_call: Name, body: Answer<Name>, status = 200) =>
  json(body, status);

/** What the shell asks on every page, and is answered where nothing waits. */
const NOTHING_WAITS: Readonly<Record<string, () => Response>> = {
  '/notifications': () => answerOf('GET /notifications', { data: [], pageCount: 0, unseen: 0 }),
  '/messages/unread': () => answerOf('GET /messages/unread', { data: { count: 0 } }),
};

/** Stands in for the network: answers every request and keeps them in order, but for those of a silent shell. */
export function serve(
  answer: (request: Request) => Response | Promise<Response>,
  shell: 'silent' | 'asked' = 'silent',
): Request[] {
  const requests: Request[] = [];
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const silent = shell === 'silent' && request.method === 'GET' && NOTHING_WAITS[pathOf(request)];
    if (silent) return silent();
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

import type { Problem } from '../../contract/http';
import type { TestApp, User } from './app';
import { rawRequest } from './raw-request';

export interface RefusalResponse {
  readonly status: number;
  readonly body: Problem;
}

export function requestsTo(app: () => TestApp) {
  const send = async (
    method: string,
    path: string,
    user: User | undefined,
    body?: string | Buffer,
    headers: Record<string, string> = {},
  ): Promise<RefusalResponse> => {
    const response = await fetch(`${app().url}/api${path}`, {
      method,
      body,
      headers: { 'content-type': 'application/json', ...(user && { token: user.token }), ...headers },
    });
    const text = await response.text();
    return { status: response.status, body: JSON.parse(text || '{}') as Problem };
  };
  const raw = (lines: readonly string[], body = '') =>
    rawRequest(app().url, [...lines, 'Host: localhost', 'Connection: close', '', body].join('\r\n'));
  return { send, raw };
}

export function expectRefusal({ status, body }: RefusalResponse, wanted: number | readonly number[]): void {
  expect([wanted].flat()).toContain(status);
  expect(body).toMatchObject({ statusCode: status, code: expect.stringMatching(/^[a-z-]+$/) });
  expect(body.message).toMatch(/^\S.*/);
  expect(Object.keys(body).every((key) => ['statusCode', 'code', 'message', 'fields'].includes(key))).toBe(
    true,
  );
}

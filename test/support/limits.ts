import type { Response } from 'supertest';

export function expectWait({ status, headers, body }: Response, why: string): void {
  expect(status).toBe(429);
  const { message } = body as { message: string };
  expect(message.startsWith(`${why} Try again in `)).toBe(true);
  const [, count, unit] = /Try again in (\d+) (second|minute)s?\.$/.exec(message)!;
  expect(headers['retry-after']).toBe(String(Number(count) * (unit === 'minute' ? 60 : 1)));
}

export const times = (count: number) => Array.from({ length: count }, (_, index) => index);

import { setTimeout as delay } from 'node:timers/promises';

const PAUSE_MS = 20;

export async function eventually<T>(
  ask: () => Promise<T>,
  holds: (answer: T) => boolean,
  timeoutMs = 30_000,
): Promise<T> {
  const until = Date.now() + timeoutMs;
  for (;;) {
    const answer = await ask();
    if (holds(answer)) return answer;
    if (Date.now() > until) throw new Error(`Still ${JSON.stringify(answer)} after ${timeoutMs} ms.`);
    await delay(PAUSE_MS);
  }
}

import { SocketLifetimes } from './socket-lifetimes';
import type { UserSocket } from './user-socket';

const authenticate = () => Promise.reject(new Error('Nothing is renewed here.'));

function lifetimes(
  redisUrl: string | null,
  sessionLives: (session: { sessionId: string }) => Promise<boolean> = async () => true,
) {
  const duties: string[] = [];
  const leadership = { always: (_: string, name: string) => void duties.push(name) };
  const tokens = { authenticate, sessionLives };
  return { duties, lifetimes: new SocketLifetimes(tokens, { redisUrl, waitScale: 1 }, leadership) };
}

it('sessions are checked repeatedly only without Redis', () => {
  expect(lifetimes(null).duties).toEqual(['socket-lifetimes']);
  expect(lifetimes('redis://localhost').duties).toEqual([]);
});

it('a check reads all sessions at once, and each only once', async () => {
  const ended: string[] = [];
  const socketOf = (sessionId: string) =>
    ({ data: { user: { sessionId } }, disconnect: () => ended.push(sessionId) }) as unknown as UserSocket;
  const answers: (() => void)[] = [];
  const check = lifetimes(
    null,
    ({ sessionId }) => new Promise((resolve) => answers.push(() => resolve(sessionId === 'a'))),
  ).lifetimes.check(['a', 'b', 'b', 'c'].map(socketOf));
  expect(answers).toHaveLength(3);
  for (const answer of answers) answer();
  await check;
  expect(ended).toEqual(['b', 'b', 'c']);
});

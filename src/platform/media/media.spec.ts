import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { CannotStart } from '../../kernel/errors';
import { readConfig } from '../config/config';
import { Media, turnServers } from './media';

interface Mediasoup {
  createWorker(): Promise<{ close(): void }>;
}

const hasWorker = async () => {
  try {
    const { createWorker } = createRequire(__filename)('mediasoup') as Mediasoup;
    (await createWorker()).close();
    return true;
  } catch {
    return false;
  }
};

const mediaWith = (env: Record<string, string>) => new Media(readConfig(env));

describe('the video server', () => {
  it('is opened once, when it is first needed', async () => {
    const media = mediaWith({});
    await media.onApplicationBootstrap();
    const [one, other] = await Promise.all([media.server(), media.server()]);
    expect(one).toBe(other);
    await media.onApplicationShutdown();
  });

  it('starts, or reports that mediasoup is not installed', async () => {
    const media = mediaWith({ MEDIA_SERVER: 'mediasoup' });
    const refusal = await media.onApplicationBootstrap().then(
      () => 'none',
      (error: CannotStart) => `${error.constructor.name}: ${error.message}`,
    );
    await media.onApplicationShutdown();
    const expected = (await hasWorker())
      ? /^none$/
      : /^CannotStart: MEDIA_SERVER=mediasoup needs the package/;
    expect(refusal).toMatch(expected);
  });

  it('reports at startup that its port is taken', async () => {
    const other = createSocket('udp4').bind(0);
    await once(other, 'listening');
    const { port } = other.address();
    const starting = mediaWith({ VIDEO_PORT: String(port) }).onApplicationBootstrap();
    await expect(starting).rejects.toThrow(`Video cannot use UDP port ${port}: `);
    await expect(starting).rejects.toBeInstanceOf(CannotStart);
    other.close();
  });

  it('leaves the port to processes that serve browsers', async () => {
    await mediaWith({ MEDIA_SERVER: 'mediasoup', ROLE: 'worker' }).onApplicationBootstrap();
  });
});

it('a TURN server can verify the name and password until they expire', () => {
  const turn = { urls: ['turn:turn.example.org:3478'], secret: 'shared' };
  const until = new Date('2026-11-22T12:00:00Z');
  expect(turnServers(turn, 'user-1', until)).toEqual([
    {
      urls: ['turn:turn.example.org:3478'],
      username: '1795348800:user-1',
      credential: expect.stringMatching(/^[A-Za-z0-9+/]{27}=$/),
    },
  ]);
  expect(turnServers(null, 'user-1', until)).toEqual([]);
});

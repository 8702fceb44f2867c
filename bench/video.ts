import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { TestApp } from '../test/support/app';
import { bookSession } from '../test/support/booked-session';
import { figure, type Figure } from './figure';
import { startScript } from './process';
import type { Counted, Rooms } from './video-peers';
import type { Cost } from './video-server';

const ROOMS = 10;
const SECONDS = 60;
const SOUND_MS = 20;

export async function video(folder: string, scale: number): Promise<Figure[]> {
  const { dataDir, rooms } = await seeded(join(folder, 'video'));
  const server = await startScript('video-server.ts', [], { DATA_DIR: dataDir });
  const peers = await startScript('video-peers.ts', []);
  peers.child.send({ url: server.url, rooms } satisfies Rooms);
  await once(peers.child, 'message');

  server.child.send('begin');
  peers.child.send({ seconds: SECONDS * scale });
  const [counted] = (await once(peers.child, 'message')) as [Counted];
  const spent = once(server.child, 'message') as Promise<[Cost]>;
  server.child.send('end');
  const [{ cpu, lagMs }] = await spent;
  peers.child.kill();
  await server.end();

  const { sent, received, seconds, p50, p99 } = counted;
  const sound = ['a packet of sound, ms', SOUND_MS] as const;
  return [
    figure(
      'packets to the other one, ten rooms of two',
      [received / seconds, '/s'],
      ['sent', sent / seconds],
      {
        atLeast: 0.99,
      },
    ),
    figure('their way through the server, p50', [p50, 'ms'], sound),
    figure('the same, p99', [p99, 'ms'], sound, { atMost: 1 }),
    figure('CPU meanwhile', [cpu, 'cores'], ['AES-GCM alone', cipherShare(sent / seconds)]),
    figure('lag of the event loop meanwhile, p50', [lagMs.p50, 'ms'], sound),
    figure('the same, p99', [lagMs.p99, 'ms'], sound, { atMost: 1 }),
    figure('the same, at worst', [lagMs.max, 'ms'], sound),
  ];
}

/** Returns the share of a core for encrypting and decrypting this many packets a second. */
function cipherShare(perSecond: number): number {
  const [key, iv] = [randomBytes(16), randomBytes(12)];
  const packet = randomBytes(500);
  const rounds = 20_000;
  const { user } = process.cpuUsage();
  for (let round = 0; round < rounds; round++) {
    const cipher = createCipheriv('aes-128-gcm', key, iv);
    const sealed = Buffer.concat([cipher.update(packet), cipher.final()]);
    const opened = createDecipheriv('aes-128-gcm', key, iv).setAuthTag(cipher.getAuthTag());
    Buffer.concat([opened.update(sealed), opened.final()]);
  }
  return ((process.cpuUsage().user - user) / 1e6 / rounds) * perSecond;
}

async function seeded(dataDir: string) {
  await mkdir(dataDir, { recursive: true });
  const app = await TestApp.start(dataDir);
  const rooms: { id: string; tokens: string[] }[] = [];
  for (let number = 0; number < ROOMS; number++) {
    const letter = 'abcdefghij'[number];
    const student = await app.user('student', `Maya${letter}`);
    const counselor = await app.user('counselor', `Daniel${letter}`);
    const id = await bookSession(app.app, { studentId: student.id, counselorId: counselor.id });
    rooms.push({ id, tokens: [student.token, counselor.token] });
  }
  await app.stop();
  return { dataDir, rooms };
}

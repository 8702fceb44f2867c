import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http2';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../src/platform/config/config';
import { reachStores } from '../../src/platform/reach-stores';
import { newCertificate, type Certificate } from '../support/certificate';
import { EventStoreDbCluster } from '../support/eventstoredb/eventstoredb-cluster';
import { EventStoreDbServer } from '../support/eventstoredb/eventstoredb-server';
import { CommandFailure } from '../support/mongodb-server/collection';
import { MongodbServer } from '../support/mongodb-server/mongodb-server';
import { freePort } from '../support/own-redis';
import { describeOnRedis } from '../support/redis-server';
import type { Settings } from '../support/settings';

let folder: string;
let certificate: Certificate;
let authority: string;
const stops: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'refusals-'));
  certificate = newCertificate();
  authority = join(folder, 'authority.pem');
  await writeFile(authority, certificate.cert);
  await writeFile(join(folder, 'key.pem'), certificate.key);
});

afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

afterAll(() => rm(folder, { recursive: true }));

async function startOf(env: Settings): Promise<string> {
  const config = readConfig({ DATA_DIR: folder, ...env });
  const waiting = new AbortController();
  let warned: (outcome: string) => void = () => undefined;
  const warning = new Promise<string>((resolve) => (warned = resolve));
  const reached = reachStores(config, (sentence) => warned(`waits: ${sentence}`), waiting.signal).then(
    () => 'starts',
    (error: Error) => `${error.constructor.name}: ${error.message}`,
  );
  stops.push(async () => {
    waiting.abort();
    await reached;
  });
  return Promise.race([warning, reached]);
}

async function eventStore(set: (server: EventStoreDbServer) => void = () => undefined) {
  const server = new EventStoreDbServer();
  set(server);
  await server.start();
  stops.push(() => server.kill());
  return server;
}

const ACCOUNTS = { admin: { password: 'right', isAdmin: true }, user: { password: 'right' } };

describe('the start with EventStoreDB', () => {
  const secured = () => eventStore((server) => Object.assign(server, { certificate, accounts: ACCOUNTS }));
  /** A server that sends an HTTP/2 greeting without TLS, as EventStoreDB does. */
  const withoutTls = async () => {
    const sockets = new Set<Socket>();
    const server = createServer().on('connection', (socket: Socket) => sockets.add(socket));
    server.on('sessionError', () => undefined).listen(0, '127.0.0.1');
    await once(server, 'listening');
    stops.push(async () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    });
    return (server.address() as AddressInfo).port;
  };
  const as = ({ port }: EventStoreDbServer, who: string) =>
    `esdb://${who}127.0.0.1:${port}/x?tls=true&tlsCAFile=${authority}`;

  it.each<[string, () => Promise<string>, string]>([
    ['that takes what is needed', async () => as(await secured(), 'admin:right@'), 'starts'],
    [
      'that is not there',
      async () => `esdb://127.0.0.1:${await freePort()}?tls=false`,
      'waits: EventStoreDB doesn’t answer at the address in EVENT_STORE_URL: start it or correct the address.',
    ],
    [
      'that refuses the password',
      async () => as(await secured(), 'admin:wrong@'),
      'CannotStart: EventStoreDB rejected the user or password in EVENT_STORE_URL: correct them there.',
    ],
    [
      'that does not let the user read all',
      async () => as(await secured(), 'user:right@'),
      'CannotStart: EventStoreDB doesn’t let the user in EVENT_STORE_URL read and write what we need: give $settings access to $all and its streams, or use a member of the group $admins.',
    ],
    [
      'that has TLS, asked without',
      async () => `esdb://127.0.0.1:${(await secured()).port}?tls=false`,
      'waits: EventStoreDB closes the connections made with EVENT_STORE_URL: it is still starting, or it only accepts TLS. For TLS, EVENT_STORE_URL needs tls=true.',
    ],
    [
      'that has no TLS, asked with it',
      async () => `esdb://127.0.0.1:${await withoutTls()}?tls=true`,
      'CannotStart: EventStoreDB at EVENT_STORE_URL doesn’t use TLS, which EVENT_STORE_URL asks for: give it a certificate, or set tls=false.',
    ],
    [
      'whose certificate is not known',
      async () => `esdb://admin:right@127.0.0.1:${(await secured()).port}?tls=true`,
      'CannotStart: EventStoreDB at EVENT_STORE_URL has a certificate that isn’t trusted here: set its authority’s file in tlsCAFile in the connection string.',
    ],
    [
      'that takes too little at once',
      async () => (await eventStore((server) => (server.maxAppendBytes = 1_048_576))).url(),
      'CannotStart: EventStoreDB at EVENT_STORE_URL accepts appends of at most 1048576 bytes: start it with EVENTSTORE_MAX_APPEND_SIZE=2097152.',
    ],
  ])('%s', async (_, url, outcome) => {
    expect(await startOf({ EVENT_STORE_URL: await url() })).toBe(outcome);
  });

  describe('of three nodes', () => {
    const cluster = async (settings: Partial<EventStoreDbServer> = { certificate, accounts: ACCOUNTS }) => {
      const three = await EventStoreDbCluster.start(3, settings);
      stops.push(() => three.stop());
      return three;
    };
    const at = ({ members }: EventStoreDbCluster, who: string, how: string) =>
      `esdb://${who}${members.map(({ port }) => `127.0.0.1:${port}`).join(',')}/x?${how}`;

    it.each<[string, () => Promise<string>, string]>([
      [
        'that take what is needed',
        async () => at(await cluster(), 'admin:right@', `tls=true&tlsCAFile=${authority}`),
        'starts',
      ],
      [
        'that refuse the password',
        async () => at(await cluster(), 'admin:wrong@', `tls=true&tlsCAFile=${authority}`),
        'CannotStart: EventStoreDB rejected the user or password in EVENT_STORE_URL: correct them there.',
      ],
      [
        'that refuse the password, found by one of them',
        async () =>
          `esdb+discover://admin:wrong@127.0.0.1:${(await cluster()).members[1]!.port}?tls=true&tlsCAFile=${authority}`,
        'CannotStart: EventStoreDB rejected the user or password in EVENT_STORE_URL: correct them there.',
      ],
      [
        'that refuse the password, and reveal each other to no one else',
        async () => {
          const three = await cluster({ certificate, accounts: ACCOUNTS, isGossipClosed: true });
          return at(three, 'admin:wrong@', `tls=true&tlsCAFile=${authority}`);
        },
        'CannotStart: EventStoreDB rejected the user or password in EVENT_STORE_URL: correct them there.',
      ],
      [
        'that refuse the password while there is no leader',
        async () => {
          const three = await cluster();
          three.elect();
          return at(three, 'admin:wrong@', `tls=true&tlsCAFile=${authority}`);
        },
        'CannotStart: EventStoreDB rejected the user or password in EVENT_STORE_URL: correct them there.',
      ],
      [
        'without a leader',
        async () => {
          const three = await cluster();
          three.elect();
          return at(three, 'admin:right@', `tls=true&tlsCAFile=${authority}`);
        },
        'waits: EventStoreDB at EVENT_STORE_URL has no leader right now: start the missing nodes or correct the addresses.',
      ],
      [
        'whose certificate is not known',
        async () => at(await cluster(), 'admin:right@', 'tls=true'),
        'CannotStart: EventStoreDB at EVENT_STORE_URL has a certificate that isn’t trusted here: set its authority’s file in tlsCAFile in the connection string.',
      ],
      [
        'that are not there',
        async () => `esdb://127.0.0.1:${await freePort()},127.0.0.1:${await freePort()}?tls=false`,
        'waits: EventStoreDB doesn’t answer at the address in EVENT_STORE_URL: start it or correct the address.',
      ],
    ])('%s', async (_, url, outcome) => {
      expect(await startOf({ EVENT_STORE_URL: await url() })).toBe(outcome);
    });
  });

  it('leaves no event there', async () => {
    const server = await eventStore();
    expect(await startOf({ EVENT_STORE_URL: server.url() })).toBe('starts');
    expect(server.log.events).toEqual([]);
  });
});

describe.each(['READ_STORE_URL', 'VAULT_URL'] as const)('the start with MongoDB of %s', (variable) => {
  const mongo = async (refuses?: MongodbServer['refuses'], tls?: Certificate) => {
    const server = await MongodbServer.start(tls);
    if (refuses) server.refuses = refuses;
    stops.push(() => server.stop());
    return server.url('quadrangle');
  };
  const QUICK = 'serverSelectionTimeoutMS=300';

  it.each<[string, () => Promise<string>, string]>([
    ['that takes what is needed', () => mongo(), 'starts'],
    [
      'that is not there',
      async () => `mongodb://127.0.0.1:${await freePort()}/x?${QUICK}`,
      `waits: MongoDB doesn’t answer at the address in ${variable}: start it or correct the address.`,
    ],
    [
      'that refuses the password',
      async () => {
        const url = await mongo((name) =>
          name === 'saslStart'
            ? new CommandFailure(18, 'AuthenticationFailed', 'Authentication failed.')
            : undefined,
        );
        return `${url.replace('//', '//user:wrong@')}?${QUICK}`;
      },
      `CannotStart: MongoDB rejected the user or password in ${variable}: correct them there.`,
    ],
    [
      'that does not let the user write',
      () =>
        mongo((name) =>
          name === 'createIndexes'
            ? new CommandFailure(13, 'Unauthorized', 'not authorized on quadrangle to execute command')
            : undefined,
        ),
      `CannotStart: MongoDB doesn’t let the user in ${variable} read and write what we need: grant the user readWrite on that database.`,
    ],
    [
      'that has TLS, asked without',
      async () => `${await mongo(undefined, certificate)}?${QUICK}`,
      `waits: MongoDB closes the connections made with ${variable}: it is still starting, or it only accepts TLS. For TLS, ${variable} needs tls=true.`,
    ],
    [
      'that has no TLS, asked with it',
      async () => `${await mongo()}?tls=true&${QUICK}`,
      `CannotStart: MongoDB at ${variable} doesn’t use TLS, which ${variable} asks for: give it a certificate, or set tls=false.`,
    ],
    [
      'whose certificate is not known',
      async () => `${await mongo(undefined, certificate)}?tls=true&${QUICK}`,
      `CannotStart: MongoDB at ${variable} has a certificate that isn’t trusted here: set its authority’s file in tlsCAFile in the connection string.`,
    ],
  ])('%s', async (_, url, outcome) => {
    expect(await startOf({ [variable]: await url() })).toBe(outcome);
  });
});

describeOnRedis('the start with Redis', () => {
  const redis = async (...settings: string[]) => {
    const server = spawn('redis-server', ['--save', '', '--dir', folder, ...settings], { stdio: 'pipe' });
    stops.push(async () => {
      const ended = once(server, 'exit');
      server.kill();
      await ended;
    });
    for await (const chunk of server.stdout) if (String(chunk).includes('Ready to accept')) break;
  };
  const plain = async (...settings: string[]) => {
    const port = await freePort();
    await redis('--port', String(port), ...settings);
    return port;
  };
  const tls = async () => {
    const port = await freePort();
    const files = ['--tls-cert-file', authority, '--tls-key-file', join(folder, 'key.pem')];
    await redis(
      '--port',
      '0',
      '--tls-port',
      String(port),
      ...files,
      '--tls-ca-cert-file',
      authority,
      '--tls-auth-clients',
      'no',
    );
    return port;
  };

  it.each<[string, () => Promise<string>, string]>([
    ['that takes what is needed', async () => `redis://127.0.0.1:${await plain()}`, 'starts'],
    [
      'that is not there',
      async () => `redis://127.0.0.1:${await freePort()}`,
      'waits: Redis doesn’t answer at the address in REDIS_URL: start it or correct the address.',
    ],
    [
      'that refuses the password',
      async () => `redis://:wrong@127.0.0.1:${await plain('--requirepass', 'right')}`,
      'CannotStart: Redis rejected the user or password in REDIS_URL: correct them there.',
    ],
    [
      'that wants a password',
      async () => `redis://127.0.0.1:${await plain('--requirepass', 'right')}`,
      'CannotStart: Redis rejected the user or password in REDIS_URL: correct them there.',
    ],
    [
      'that does not let the user write',
      async () =>
        `redis://reader:right@127.0.0.1:${await plain('--user', ...'reader on >right ~* +@read +info'.split(' '))}`,
      'CannotStart: Redis doesn’t let the user in REDIS_URL read and write what we need: allow all commands and keys, +@all ~*.',
    ],
    [
      'that has TLS, asked without',
      async () => `redis://127.0.0.1:${await tls()}`,
      'waits: Redis closes the connections made with REDIS_URL: it is still starting, or it only accepts TLS. For TLS, REDIS_URL needs rediss://.',
    ],
    [
      'that has no TLS, asked with it',
      async () => `rediss://127.0.0.1:${await plain()}`,
      'waits: Redis at REDIS_URL doesn’t answer over TLS, which REDIS_URL asks for: start it, give it a certificate, or set redis://.',
    ],
    [
      'whose certificate is not known',
      async () => `rediss://127.0.0.1:${await tls()}`,
      'CannotStart: Redis at REDIS_URL has a certificate that isn’t trusted here: set its authority’s file in NODE_EXTRA_CA_CERTS.',
    ],
  ])('%s', async (_, url, outcome) => {
    expect(await startOf({ REDIS_URL: await url() })).toBe(outcome);
  });
});

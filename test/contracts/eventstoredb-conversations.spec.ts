import { Client, credentials } from '@grpc/grpc-js';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newCertificate } from '../support/certificate';
import { type Conversation, type RecordedCase, Replay } from '../support/eventstoredb/conversation';
import { EventStoreDbCluster } from '../support/eventstoredb/eventstoredb-cluster';
import { EventStoreDbServer } from '../support/eventstoredb/eventstoredb-server';
import { UNIMPLEMENTED } from '../support/eventstoredb/supported-methods';

type Compared = Awaited<ReturnType<Replay['replay']>>;

const recorded = (name: string) =>
  JSON.parse(readFileSync(join(__dirname, 'conversations', `${name}.json`), 'utf8')) as Conversation;

const clientOf = (port: number, how = credentials.createInsecure()) => new Client(`127.0.0.1:${port}`, how);

interface Arrangement {
  readonly client: Client;
  readonly afterFirst?: () => Promise<void>;
  readonly authorization?: string;
}

/** Replays the cases in order, because each builds on the previous ones. */
async function replayed(
  { cases }: Conversation,
  arrange: (name: string) => Promise<Arrangement>,
): Promise<Map<string, Compared>> {
  const replay = new Replay();
  const compared = new Map<string, Compared>();
  for (const one of cases) {
    const { client, afterFirst, authorization } = await arrange(one.name);
    compared.set(one.name, await replay.replay(one, client, afterFirst, authorization));
    client.close();
  }
  return compared;
}

function itAgrees(cases: readonly RecordedCase[], compared: () => ReadonlyMap<string, Compared>): void {
  const names = cases.map(({ name }) => name);
  it.each(names)('answers as recorded: %s', (name) => {
    const { own, recorded } = compared().get(name)!;
    expect(own).toEqual(recorded);
  });
}

/** What an operator wrote to the recorded server before: reading all events was opened to a group, and closed again. */
const SETTINGS = [
  {
    $userStreamAcl: {
      $r: ['$admins', 'quad'],
      $w: ['$admins', 'quad'],
      $d: ['$admins'],
      $mr: ['$admins', 'quad'],
      $mw: ['$admins'],
    },
    $systemStreamAcl: {
      $r: ['$admins', 'quad'],
      $w: '$admins',
      $d: '$admins',
      $mr: '$admins',
      $mw: '$admins',
    },
  },
  {},
];
/** Events of the recorded server itself account for this many checkpoints. */
const FOREIGN_CHECKPOINTS = 177;
const EVENTS_PER_CHECKPOINT = 32 * 32;

describe('our event store server compared with a recorded node', () => {
  const conversation = recorded('single-node');
  let server: EventStoreDbServer;
  let compared: Map<string, Compared>;

  beforeAll(async () => {
    server = await EventStoreDbServer.start();
    server.maxAppendBytes = 1024 * 1024;
    compared = await replayed(conversation, async () => ({ client: clientOf(server.port) }));
  });

  afterAll(() => server.kill());

  itAgrees(conversation.cases, () => compared);
});

describe('our event store cluster compared with three recorded nodes', () => {
  const conversation = recorded('cluster');
  let cluster: EventStoreDbCluster;
  let compared: Map<string, Compared>;

  beforeAll(async () => {
    cluster = await EventStoreDbCluster.start();
    const clientOfMember = (index: number) => clientOf(cluster.members[index]!.port);
    const arrangements: Readonly<Record<string, () => Promise<Arrangement>>> = {
      'one of three nodes, alone: no leader is known': async () => {
        for (const index of [0, 1]) await cluster.leave(index);
        cluster.states = ['MANAGER', 'MANAGER', 'UNKNOWN'];
        return { client: clientOfMember(2) };
      },
      'the leader of three': async () => {
        for (const index of [0, 1]) await cluster.join(index);
        cluster.elect(1);
        cluster.states = ['UNKNOWN', undefined, 'PREREPLICA'];
        return { client: clientOfMember(1) };
      },
      'a follower, asked for the leader': async () => {
        cluster.states = [];
        return { client: clientOfMember(0) };
      },
      'a follower, not asked for the leader: it forwards': async () => ({ client: clientOfMember(0) }),
      'a leader that is asked to stop, with a subscription and appends in flight': async () => ({
        client: clientOfMember(1),
        afterFirst: () => cluster.askToStop(1),
      }),
      'a leader that is gone': async () => ({ client: clientOfMember(1) }),
      'the leader of two of three': async () => {
        cluster.elect(0);
        cluster.states = [undefined, 'UNKNOWN', undefined];
        return { client: clientOfMember(0) };
      },
      'a leader whose followers are gone, with a subscription: it steps down': async () => {
        await cluster.leave(2);
        return { client: clientOfMember(0) };
      },
    };
    compared = await replayed(conversation, (name) => arrangements[name]!());
  });

  afterAll(() => cluster.stop());

  itAgrees(conversation.cases, () => compared);
});

describe('our event store server compared with a recorded secured node', () => {
  const conversation = recorded('access');
  let server: EventStoreDbServer;
  let secured: EventStoreDbServer;
  let compared: Map<string, Compared>;

  beforeAll(async () => {
    server = await EventStoreDbServer.start();
    server.accounts = { admin: { password: 'right', isAdmin: true }, user: { password: 'right' } };
    const [opened, closed] = SETTINGS;
    server.writeForeign('$settings', 'settings', opened);
    server.writeForeign('$stats', '$statsCollected', {}, FOREIGN_CHECKPOINTS * EVENTS_PER_CHECKPOINT);
    server.writeForeign('$settings', 'settings', closed);
    secured = new EventStoreDbServer();
    secured.certificate = newCertificate();
    await secured.start();
    const gone = await EventStoreDbServer.start();
    await gone.kill();
    const clients: Readonly<Record<string, () => Client>> = {
      'a server without TLS, asked with it': () => clientOf(server.port, credentials.createSsl()),
      'nothing listens there': () => clientOf(gone.port),
      'a server with TLS, asked without': () => clientOf(secured.port),
      'a certificate of an authority that is not known': () =>
        clientOf(secured.port, credentials.createSsl()),
    };
    const named: Readonly<Record<string, string>> = {
      'access control: a wrong password': 'admin:wrong',
      'access control: an account that is none': 'nobody:right',
      'access control: an account of no group': 'user:right',
      'access control: the admin': 'admin:right',
    };
    compared = await replayed(conversation, async (name) => ({
      client: clients[name]?.() ?? clientOf(server.port),
      authorization: named[name] && `Basic ${Buffer.from(named[name]).toString('base64')}`,
    }));
  });

  afterAll(async () => {
    await server.kill();
    await secured.kill();
  });

  itAgrees(conversation.cases, () => compared);
});

it('leaves no call about streams unimplemented', () => {
  expect(UNIMPLEMENTED).toContain('event_store.client.persistent_subscriptions.persistentsubscriptions/read');
  expect(UNIMPLEMENTED.filter((method) => method.startsWith('event_store.client.streams'))).toEqual([]);
});

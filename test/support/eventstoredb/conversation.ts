import { ClusterInfo } from '@eventstore/db-client/generated/gossip_pb';
import { SupportedMethods } from '@eventstore/db-client/generated/serverfeatures_pb';
import { UUID } from '@eventstore/db-client/generated/shared_pb';
import {
  AppendReq,
  AppendResp,
  DeleteResp,
  ReadReq,
  ReadResp,
  TombstoneResp,
} from '@eventstore/db-client/generated/streams_pb';
import { type Client, Metadata, status, type StatusObject } from '@grpc/grpc-js';
import { randomUUID } from 'node:crypto';
import { eventually } from '../eventually';

/** Base64, or only the size of an empty or long message. */
type RecordedMessage = { readonly bytes: string } | { readonly size: number };

interface RecordedExchange {
  readonly method: string;
  readonly metadata?: Readonly<Record<string, string>>;
  readonly requests: readonly RecordedMessage[];
  readonly answers: readonly RecordedMessage[];
  readonly status: { readonly code: number; readonly details: string; readonly trailers: object };
}

export interface RecordedCase {
  readonly name: string;
  readonly exchanges: readonly RecordedExchange[];
}

export interface Conversation {
  readonly about: string;
  readonly cases: readonly RecordedCase[];
}

interface Answered {
  readonly answers: readonly Uint8Array[];
  readonly status: { readonly code: number; readonly details: string; readonly trailers: object };
}

interface Message {
  toObject(): object;
}

const METHODS: Readonly<Record<string, [path: string, deserialize: (bytes: Uint8Array) => Message]>> = {
  'ServerFeatures/GetSupportedMethods': [
    '/event_store.client.server_features.ServerFeatures/GetSupportedMethods',
    (bytes) => SupportedMethods.deserializeBinary(bytes),
  ],
  'Gossip/Read': ['/event_store.client.gossip.Gossip/Read', (bytes) => ClusterInfo.deserializeBinary(bytes)],
  'Streams/Read': ['/event_store.client.streams.Streams/Read', (bytes) => ReadResp.deserializeBinary(bytes)],
  'Streams/Append': [
    '/event_store.client.streams.Streams/Append',
    (bytes) => AppendResp.deserializeBinary(bytes),
  ],
  'Streams/Delete': [
    '/event_store.client.streams.Streams/Delete',
    (bytes) => DeleteResp.deserializeBinary(bytes),
  ],
  'Streams/Tombstone': [
    '/event_store.client.streams.Streams/Tombstone',
    (bytes) => TombstoneResp.deserializeBinary(bytes),
  ],
};

const same = (bytes: Buffer) => bytes;

/** Sends recorded requests and compares responses without ids, times and ports, and positions by their order. */
export class Replay {
  private readonly recorded = new Positions();
  private readonly own = new Positions();
  private authorization: string | undefined;

  /** Sends the requests of a case; `afterFirst` runs after the first exchange, while all subscriptions are open. */
  async replay(
    { name, exchanges }: RecordedCase,
    client: Client,
    afterFirst?: () => Promise<void>,
    authorization?: string,
  ) {
    this.authorization = authorization;
    // Exchanges are listed by their end. A subscription is started first, unless it caught up with events of this list.
    const appended = appendedIn(exchanges);
    const running = exchanges.map(
      (exchange) => isSubscription(exchange) && !beganAfter(appended, exchange) && this.ask(exchange, client),
    );
    for (const one of running) if (one) await one.isUp();
    const answered: Answered[] = [];
    for (const [index, exchange] of exchanges.entries()) {
      answered.push(await (running[index] || this.ask(exchange, client)).ended());
      if (index === 0) await afterFirst?.();
    }
    const recorded = exchanges.map(({ answers, status }) => ({ answers: answers.map(bytesOf), status }));
    const shown = (answers: readonly Answered[], positions: Positions) => {
      const ofCase = positions.ofAnotherCase();
      const all = answers.map((one, index) => {
        positions.begin(`${name}, exchange ${index}`);
        return shownOf(one, exchanges[index]!.method, positions);
      });
      return { exchanges: all, positionsInOrder: ofCase() };
    };
    return { recorded: shown(recorded, this.recorded), own: shown(answered, this.own) };
  }

  private ask(exchange: RecordedExchange, client: Client) {
    const [path] = METHODS[exchange.method]!;
    const metadata = new Metadata();
    if (this.authorization) metadata.set('authorization', this.authorization);
    for (const [key, value] of Object.entries(exchange.metadata ?? {})) metadata.set(key, value);
    const requests = exchange.requests.map((message) => this.requestOf(message, exchange.method));
    const answers: Uint8Array[] = [];
    let outcome: StatusObject | undefined;
    const call =
      exchange.method === 'Streams/Read'
        ? client.makeServerStreamRequest(path, same, same, requests[0]!, metadata)
        : client.makeClientStreamRequest(path, same, same, metadata, (_, answer?: Buffer) => {
            if (answer) answers.push(answer);
          });
    if ('write' in call) {
      for (const request of requests) call.write(request);
      call.end();
    } else {
      call.on('data', (answer: Buffer) => answers.push(answer)).on('error', () => undefined);
    }
    call.on('status', (ended) => (outcome = ended));

    const isLive = exchange.status.code === Number(status.CANCELLED);
    const kindsOf = (all: readonly Uint8Array[]) =>
      exchange.method === 'Streams/Read' ? all.map(kindOf) : [];
    const wanted = kindsOf(exchange.answers.map(bytesOf));
    const hasAll = (kinds: readonly string[]) => {
      const came = kindsOf(answers);
      return kinds.every((kind) => count(came, kind) >= count(wanted, kind));
    };
    const until = (holds: () => boolean) =>
      eventually(async () => outcome !== undefined || holds(), Boolean, 10_000).catch(() => undefined);
    return {
      isUp: () => until(() => hasAll(['caughtUp', 'confirmation'])),
      ended: async (): Promise<Answered> => {
        await until(() =>
          isLive ? hasAll(['event', 'caughtUp']) : answers.length > exchange.answers.length,
        );
        call.cancel();
        await eventually(async () => outcome, Boolean);
        const { code, details, metadata: trailers } = outcome!;
        return { answers, status: { code, details, trailers: trailers.getMap() } };
      },
    };
  }

  private requestOf(message: RecordedMessage, method: string): Buffer {
    if (!('bytes' in message)) return message.size === 0 ? Buffer.alloc(0) : proposedOfSize(message.size);
    const bytes = Buffer.from(message.bytes, 'base64');
    if (method !== 'Streams/Read') return bytes;
    const request = ReadReq.deserializeBinary(bytes);
    const position = request.getOptions()!.getAll()?.getPosition();
    if (!position) return bytes;
    const own = this.own.at(this.recorded.placeOf(BigInt(position.getCommitPosition())));
    position.setCommitPosition(String(own)).setPreparePosition(String(own));
    return Buffer.from(request.serializeBinary());
  }
}

type Place = readonly [name: string, distance: bigint];

class Positions {
  private readonly names = new Map<bigint, string>([[0n, 'the start']]);
  private ofCase = new Set<string>();
  private place = '';
  private count = 0;

  begin(place: string): void {
    this.place = place;
    this.count = 0;
  }

  nameOf(position: bigint): string {
    const name = this.names.get(position) ?? `${this.place}, position ${++this.count}`;
    this.names.set(position, name);
    this.ofCase.add(name);
    return name;
  }

  ofAnotherCase(): () => string[] {
    const ofCase = (this.ofCase = new Set());
    return () => this.sorted().flatMap(([, name]) => (ofCase.has(name) ? [name] : []));
  }

  placeOf(position: bigint): Place {
    const [below, name] = this.sorted().findLast(([known]) => known <= position)!;
    return [name, position - below];
  }

  at([name, distance]: Place): bigint {
    const [position] = this.sorted().find(([, known]) => known === name) ?? [0n];
    return position + distance;
  }

  private sorted(): [bigint, string][] {
    return [...this.names].sort(([one], [other]) => (one < other ? -1 : 1));
  }
}

const bytesOf = (message: RecordedMessage): Uint8Array =>
  'bytes' in message ? Buffer.from(message.bytes, 'base64') : new Uint8Array(message.size);

const count = (kinds: readonly string[], kind: string) => kinds.filter((one) => one === kind).length;

function kindOf(bytes: Uint8Array): string {
  const answer = ReadResp.deserializeBinary(bytes);
  if (answer.hasEvent()) return 'event';
  if (answer.hasCaughtUp()) return 'caughtUp';
  return answer.hasConfirmation() ? 'confirmation' : 'another';
}

const isSubscription = ({ method, requests }: RecordedExchange) =>
  method === 'Streams/Read' &&
  ReadReq.deserializeBinary(bytesOf(requests[0]!)).getOptions()!.hasSubscription();

/** Returns the positions that the recorded server assigned to appended events. */
const appendedIn = (exchanges: readonly RecordedExchange[]): ReadonlySet<string | undefined> =>
  new Set(
    exchanges
      .filter(({ method }) => method === 'Streams/Append')
      .flatMap(({ answers }) => answers.map(bytesOf))
      .map((bytes) => AppendResp.deserializeBinary(bytes).getSuccess()?.getPosition()?.getCommitPosition()),
  );

/** Returns whether the subscription received one of the appended events while it caught up. */
function beganAfter(appended: ReadonlySet<string | undefined>, { answers }: RecordedExchange): boolean {
  const received = answers.map((message) => ReadResp.deserializeBinary(bytesOf(message)));
  const existing = received.slice(0, received.findIndex((answer) => answer.hasCaughtUp()) + 1);
  return existing.some((answer) => answer.hasEvent() && appended.has(answer.getEvent()!.getCommitPosition()));
}

/** Builds an event to append whose message has this size in bytes. */
function proposedOfSize(size: number): Buffer {
  const message = new AppendReq.ProposedMessage()
    .setId(new UUID().setString(randomUUID()))
    .setCustomMetadata(Buffer.from('{"version":1}'));
  message.getMetadataMap().set('content-type', 'application/json').set('type', 'ThingHappened');
  const bytesFor = (data: number) => {
    const request = new AppendReq().setProposedMessage(message.setData(Buffer.alloc(data, 'x')));
    return Buffer.from(request.serializeBinary());
  };
  const around = bytesFor(size).length - size;
  return bytesFor(size - around);
}

/** The position of checkpoints among events varies from run to run. */
const isCheckpoint = (answer: object) => 'checkpoint' in answer && answer.checkpoint !== undefined;

function shownOf({ answers, status }: Answered, method: string, positions: Positions): object {
  const [, deserialize] = METHODS[method]!;
  const shown = answers.map((bytes) => shownValue(deserialize(bytes).toObject(), positions) as object);
  const trailers = Object.entries(status.trailers).filter(([name]) => !OF_TRANSPORT.test(name));
  return {
    method,
    answers: shown.filter((answer) => !isCheckpoint(answer)),
    checkpoints: shown.filter(isCheckpoint),
    code: status.code,
    // The client library provides the text of a success.
    details: status.code === 0 ? '' : status.details.replace(/(?<=Last error).*/s, ''),
    trailers: shownValue(Object.fromEntries(trailers), positions),
  };
}

/** Duplicates of fields for clients of release 20.6; the client cannot write 2^64 - 1 in one of them. */
const OF_20_6 = /2060$/;
const OF_TRANSPORT = /^(content-length|content-type|date)$/;
const MADE = /^(instanceId|subscriptionId|timeStamp|port|leader-endpoint-port)$/;
const POSITION = /^(commit|prepare)Position$/;

/** The server makes streams with `$` itself, with random event ids. */
const isSystemStream = (identifier: unknown) =>
  Buffer.from((identifier as { streamName: string }).streamName, 'base64')
    .toString()
    .startsWith('$');

const isTombstone = (event: object) =>
  'metadataMap' in event &&
  (event.metadataMap as [string, string][]).some(
    ([name, type]) => name === 'type' && type === '$streamDeleted',
  );

function shownValue(value: unknown, positions: Positions): unknown {
  if (Array.isArray(value)) {
    if (value[0] === 'created') return ['created', 'some time'];
    return value.map((one) => shownValue(one, positions));
  }
  if (typeof value !== 'object' || value === null) return value;
  const isOfServer =
    'streamIdentifier' in value && (isSystemStream(value.streamIdentifier) || isTombstone(value));
  const entries = Object.entries(value).filter(([key]) => !OF_20_6.test(key));
  return Object.fromEntries(
    entries.map(([key, inner]: [string, unknown]) => {
      if (MADE.test(key) || (isOfServer && key === 'id')) return [key, 'made by the server'];
      if (POSITION.test(key)) return [key, positions.nameOf(BigInt(inner as string))];
      return [key, shownValue(inner, positions)];
    }),
  );
}

import { randomUUID } from 'node:crypto';
import { constants, type ServerHttp2Stream } from 'node:http2';
import { GossipService } from '@eventstore/db-client/generated/gossip_grpc_pb';
import type { ClusterInfo } from '@eventstore/db-client/generated/gossip_pb';
import { ServerFeaturesService } from '@eventstore/db-client/generated/serverfeatures_grpc_pb';
import type { SupportedMethods } from '@eventstore/db-client/generated/serverfeatures_pb';
import { StreamsService } from '@eventstore/db-client/generated/streams_grpc_pb';
import type {
  AppendReq,
  AppendResp,
  BatchAppendReq,
  BatchAppendResp,
  DeleteReq,
  DeleteResp,
  TombstoneReq,
  TombstoneResp,
} from '@eventstore/db-client/generated/streams_pb';
import {
  Server,
  ServerCredentials,
  status,
  type Metadata,
  type sendUnaryData,
  type ServerDuplexStream,
  type ServerReadableStream,
  type ServerUnaryCall,
} from '@grpc/grpc-js';
import type { Certificate } from '../certificate';
import { accessRefusal, type Accounts } from './accounts';
import { EventLog, type ProposedEvent } from './event-log';
import {
  appendResponse,
  appendTarget,
  batchResponse,
  batchedAppend,
  type BatchedAppend,
  batchRefusal,
  checkpointResponse,
  deleteResponse,
  EPOCHS,
  proposedEvent,
  readRequest,
  streamNameOf,
  tombstoneResponse,
} from './messages';
import { supportedMethods } from './supported-methods';
import {
  singleNode,
  clusterInfo,
  refusal,
  senseless,
  streamDeleted,
  tooLarge,
  type Membership,
} from './membership';
import { serveRead, serveSubscription, type ReadCall } from './reads';

type BatchCall = ServerDuplexStream<BatchAppendReq, BatchAppendResp>;

/** The part of EventStoreDB's protocol that our adapter uses. It tests our reading, not the vendor's engine. */
export class EventStoreDbServer {
  unanswered = 0;
  refusals = 0;
  batched = 0;
  batchCalls = 0;
  eventsRead = 0;
  /** Maximum bytes of an append; 1 MiB by default in a real server. */
  maxAppendBytes = Infinity;
  accounts: Accounts | undefined;
  isGossipClosed = false;
  certificate: Certificate | undefined;
  port = 0;
  private server: Server | undefined;
  private silent = false;
  private storesAppend: (nth: number) => boolean = () => false;
  private readonly subscriptions = new Set<ReadCall>();
  private readonly batches = new Set<BatchCall>();

  static async start(log = new EventLog()): Promise<EventStoreDbServer> {
    const server = new EventStoreDbServer(log);
    server.writeForeign(EPOCHS, '$epoch-information');
    const retention = { $maxAge: 2_592_000, $acl: { $r: '$ops', $w: [], $d: [], $mr: [], $mw: [] } };
    server.writeForeign('$$$scavenges', '$metadata', retention);
    await server.start();
    return server;
  }

  constructor(
    readonly log = new EventLog(),
    private readonly membership: Membership = singleNode(() => this.port),
  ) {}

  url(installation = ''): string {
    return `esdb://127.0.0.1:${this.port}/${installation}?tls=false`;
  }

  async start(): Promise<void> {
    this.silent = false;
    this.log.forgetIds();
    const server = new Server({ 'grpc.max_receive_message_length': 16 * 1024 * 1024 });
    server.addService(ServerFeaturesService, { getSupportedMethods: this.getSupportedMethods });
    server.addService(GossipService, { read: this.gossip });
    server.addService(StreamsService, {
      append: this.append,
      batchAppend: this.batchAppend,
      read: this.read,
      delete: this.delete,
      tombstone: this.tombstoneByCall,
    });
    this.port = await new Promise<number>((resolve, reject) => {
      server.bindAsync(`127.0.0.1:${this.port}`, this.credentials(), (error, port) =>
        error ? reject(error) : resolve(port),
      );
    });
    this.server = server;
  }

  private credentials(): ServerCredentials {
    if (!this.certificate) return ServerCredentials.createInsecure();
    const { key, cert } = this.certificate;
    return ServerCredentials.createSsl(null, [{ private_key: key, cert_chain: cert }]);
  }

  async kill(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    if (!server) return;
    server.forceShutdown();
    await new Promise<void>((resolve) => server.tryShutdown(() => resolve()));
  }

  silence(storesAppend: (nth: number) => boolean = () => false): void {
    this.silent = true;
    this.storesAppend = storesAppend;
    this.unanswered = 0;
  }

  respondAgain(): void {
    this.silent = false;
  }

  /** Drops subscriptions with an error, as a stopping node does, or without one, as a proxy does at its timeout. */
  dropSubscriptions(how: 'with an error' | 'without an error'): number {
    const dropped = [...this.subscriptions];
    for (const call of dropped) {
      if (how === 'without an error') call.end();
      else call.emit('error', { code: status.UNAVAILABLE, details: 'Server is shutting down' });
    }
    return dropped.length;
  }

  /** Ends subscriptions without a status, as a node that is asked to stop. */
  async resetSubscriptions(): Promise<void> {
    await Promise.all([...this.subscriptions].map(reset));
  }

  get subscriptionCount(): number {
    return this.subscriptions.size;
  }

  /** Sends a checkpoint to every subscription. Some releases send 2^64-1 if they know no position. */
  sendCheckpoint(position: bigint): void {
    for (const call of this.subscriptions) call.write(checkpointResponse(position));
  }

  tombstone(stream: string): void {
    this.log.tombstone(stream);
  }

  /** Appends what the server itself, or another product on it, writes; several equal events if asked to. */
  writeForeign(stream: string, type = '$metadata', data: object = {}, count = 1): void {
    const [json, metadata] = [Buffer.from(JSON.stringify(data)), Buffer.alloc(0)];
    const event = { id: randomUUID(), type, contentType: 'application/json', data: json, metadata };
    this.log.append(stream, 'any', Array<ProposedEvent>(count).fill(event));
  }

  private readonly getSupportedMethods = (_: unknown, answer: sendUnaryData<SupportedMethods>) =>
    answer(null, supportedMethods());

  private readonly delete = (
    { request, metadata }: ServerUnaryCall<DeleteReq, DeleteResp>,
    answer: sendUnaryData<DeleteResp>,
  ) => {
    const stream = streamNameOf(request);
    const refused = accessRefusal(this.accounts, metadata, 'streams') ?? this.refusalOf(metadata, stream);
    if (refused) answer(refused);
    else answer(null, deleteResponse(this.log.delete(stream)));
  };

  private readonly tombstoneByCall = (
    { request, metadata }: ServerUnaryCall<TombstoneReq, TombstoneResp>,
    answer: sendUnaryData<TombstoneResp>,
  ) => {
    const stream = streamNameOf(request);
    const refused = accessRefusal(this.accounts, metadata, 'streams') ?? this.refusalOf(metadata, stream);
    if (refused) answer(refused);
    else answer(null, tombstoneResponse(this.log.tombstone(stream)));
  };

  private refusalOf(metadata: Metadata, stream: string) {
    return this.refusal(metadata) ?? (this.log.isTombstoned(stream) ? streamDeleted(stream) : undefined);
  }

  private refusal(metadata: Metadata) {
    const refused = refusal(metadata, this.membership, this.port);
    if (refused) this.refusals += 1;
    return refused;
  }

  private readonly gossip = (
    { metadata }: { readonly metadata: Metadata },
    answer: sendUnaryData<ClusterInfo>,
  ) => {
    if (this.silent) return;
    const refused = accessRefusal(this.accounts, metadata, this.isGossipClosed ? 'streams' : 'gossip');
    if (refused) answer(refused);
    else answer(null, clusterInfo(this.membership));
  };

  private readonly append = (
    call: ServerReadableStream<AppendReq, AppendResp>,
    answer: sendUnaryData<AppendResp>,
  ) => {
    let options: AppendReq.Options | undefined;
    const proposed: ProposedEvent[] = [];
    call.on('data', (request: AppendReq) => {
      options = request.getOptions() ?? options;
      const message = request.getProposedMessage();
      if (message) proposed.push(proposedEvent(message));
    });
    const finish = () => {
      if (call.cancelled) return;
      const { stream, expected } = appendTarget(options!);
      if (this.silent) {
        if (this.storesAppend(this.unanswered++)) this.log.append(stream, expected, proposed);
        return;
      }
      const refused =
        accessRefusal(this.accounts, call.metadata, 'streams') ??
        this.refusalOf(call.metadata, stream) ??
        senseless(stream, proposed) ??
        tooLarge(proposed, this.maxAppendBytes);
      if (refused) return answer(refused);
      const store = () => this.log.append(stream, expected, proposed);
      const uncommitted = this.membership.refusalWithoutMajority(store);
      if (uncommitted) return answer(uncommitted);
      answer(null, appendResponse(expected, store()));
    };
    // An abandoned call ends first and is canceled afterwards.
    call.on('end', () => void setImmediate(finish));
  };

  /** Handles many appends over one call, and responds to each in order. */
  private readonly batchAppend = (call: BatchCall) => {
    const unfinished = new Map<string, BatchedAppend>();
    this.batches.add(call);
    this.batchCalls += 1;
    for (const end of ['end', 'cancelled', 'error']) call.on(end, () => this.batches.delete(call));
    call.on('end', () => call.end());
    call.on('data', (request: BatchAppendReq) => {
      const append = batchedAppend(request, unfinished);
      if (append) this.respondBatched(call, append);
    });
  };

  private respondBatched(call: BatchCall, append: BatchedAppend): void {
    const { correlationId, stream, expected, proposed } = append;
    if (this.silent) {
      if (this.storesAppend(this.unanswered++)) this.log.append(stream, expected, proposed);
      return;
    }
    const refused =
      accessRefusal(this.accounts, call.metadata, 'streams') ?? tooLarge(proposed, this.maxAppendBytes);
    const ofCall = refused
      ? undefined
      : (this.refusalOf(call.metadata, stream) ?? senseless(stream, proposed));
    if (ofCall) return void call.emit('error', ofCall);
    if (refused) return void call.write(batchRefusal(correlationId, refused.details!));
    const store = () => this.log.append(stream, expected, proposed);
    const uncommitted = this.membership.refusalWithoutMajority(store);
    if (uncommitted) return void call.write(batchRefusal(correlationId, 'Timeout'));
    this.batched += 1;
    call.write(batchResponse(correlationId, store()));
  }

  /** Ends open calls without an error, as a proxy does at its timeout. */
  endBatches(): number {
    const ended = [...this.batches];
    for (const call of ended) call.end();
    return ended.length;
  }

  private readonly read = (call: ReadCall) => {
    if (this.silent) return;
    const request = readRequest(call.request);
    const isOfServer = request.stream === undefined || request.stream.startsWith('$');
    const refused =
      accessRefusal(this.accounts, call.metadata, isOfServer ? 'all' : 'streams') ??
      this.refusal(call.metadata);
    if (refused) return void call.emit('error', refused);
    if (!request.subscription) {
      this.eventsRead += serveRead(call, this.log, request);
      return;
    }
    this.subscriptions.add(call);
    void serveSubscription(call, this.log, request).finally(() => this.subscriptions.delete(call));
  };
}

/** Ends a call without a status, which the library offers only through the stream beneath, and waits for the client. */
async function reset(call: ReadCall): Promise<void> {
  const { stream } = (call as unknown as { readonly call: { readonly stream: ServerHttp2Stream } }).call;
  const { session } = stream;
  stream.close(constants.NGHTTP2_NO_ERROR);
  await new Promise<void>((resolve) => session?.ping(() => resolve()));
}

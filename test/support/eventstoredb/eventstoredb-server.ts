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
  appendAnswer,
  appendTarget,
  batchAnswer,
  batchedAppend,
  type BatchedAppend,
  batchRefusal,
  checkpointAnswer,
  deleteAnswer,
  EPOCHS,
  proposedEvent,
  readRequest,
  streamNameOf,
  tombstoneAnswer,
} from './messages';
import { supportedMethods } from './supported-methods';
import {
  alone,
  clusterInfo,
  refusal,
  senseless,
  streamDeleted,
  tooLarge,
  type Membership,
} from './membership';
import { serveRead, serveSubscription, type ReadCall } from './reads';

type BatchCall = ServerDuplexStream<BatchAppendReq, BatchAppendResp>;

/**
 * Implements the part of EventStoreDB's wire protocol that our adapter uses, from the client's own definitions. It
 * checks our reading of that contract, not the vendor's engine.
 */
export class EventStoreDbServer {
  /** The number of appends that came while it was silent. */
  unanswered = 0;
  /** The number of calls for the leader that it refused because it does not lead. */
  refusals = 0;
  /** The number of appends that came over a shared call and were decided. */
  batched = 0;
  /** The number of shared calls that began. */
  batchCalls = 0;
  /** The number of events that reads returned, without subscriptions. */
  eventsRead = 0;
  /** The limit in bytes for all events of one append together; a server's default is 1 MiB. */
  maxAppendBytes = Infinity;
  /** The accounts of its users; undefined if everybody may do everything. */
  accounts: Accounts | undefined;
  /** Whether only accounts may read its gossip, as where anonymous access is off. */
  isGossipClosed = false;
  /** Its certificate; undefined if it speaks without TLS. */
  certificate: Certificate | undefined;
  port = 0;
  private server: Server | undefined;
  private silent = false;
  private keeps: (nth: number) => boolean = () => false;
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

  /** Creates a single server, or a member that shares the log of its cluster. */
  constructor(
    readonly log = new EventLog(),
    private readonly membership: Membership = alone(() => this.port),
  ) {}

  url(installation = ''): string {
    return `esdb://127.0.0.1:${this.port}/${installation}?tls=false`;
  }

  /** Starts again on its former port with its former events. */
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

  /** Ends every connection at once; what was not answered never will be. */
  async kill(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    if (!server) return;
    server.forceShutdown();
    await new Promise<void>((resolve) => server.tryShutdown(() => resolve()));
  }

  /** Answers no call from now on, and stores only the given ones of the appends that arrive. */
  silence(keeps: (nth: number) => boolean = () => false): void {
    this.silent = true;
    this.keeps = keeps;
    this.unanswered = 0;
  }

  speak(): void {
    this.silent = false;
  }

  /** Drops subscriptions with an error, as a node that stops, or without one, as a proxy whose time is over. */
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

  /** Sends a checkpoint to every subscription, as between events; some releases send 2^64-1 if they know of none. */
  sendCheckpoint(position: bigint): void {
    for (const call of this.subscriptions) call.write(checkpointAnswer(position));
  }

  /** Deletes a stream for good, as an operator does: its last event is the server's own, and not JSON. */
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
    else answer(null, deleteAnswer(this.log.delete(stream)));
  };

  private readonly tombstoneByCall = (
    { request, metadata }: ServerUnaryCall<TombstoneReq, TombstoneResp>,
    answer: sendUnaryData<TombstoneResp>,
  ) => {
    const stream = streamNameOf(request);
    const refused = accessRefusal(this.accounts, metadata, 'streams') ?? this.refusalOf(metadata, stream);
    if (refused) answer(refused);
    else answer(null, tombstoneAnswer(this.log.tombstone(stream)));
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
        if (this.keeps(this.unanswered++)) this.log.append(stream, expected, proposed);
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
      answer(null, appendAnswer(expected, store()));
    };
    // What the client gives up ends, too, and is cancelled only after that.
    call.on('end', () => void setImmediate(finish));
  };

  /** Serves many appends over one call, each with its own response, in the order in which they came. */
  private readonly batchAppend = (call: BatchCall) => {
    const unfinished = new Map<string, BatchedAppend>();
    this.batches.add(call);
    this.batchCalls += 1;
    for (const end of ['end', 'cancelled', 'error']) call.on(end, () => this.batches.delete(call));
    call.on('end', () => call.end());
    call.on('data', (request: BatchAppendReq) => {
      const append = batchedAppend(request, unfinished);
      if (append) this.answerBatched(call, append);
    });
  };

  private answerBatched(call: BatchCall, append: BatchedAppend): void {
    const { correlationId, stream, expected, proposed } = append;
    if (this.silent) {
      if (this.keeps(this.unanswered++)) this.log.append(stream, expected, proposed);
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
    call.write(batchAnswer(correlationId, store()));
  }

  /** Ends what is open of them, without an error, as a proxy that has waited for long enough. */
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

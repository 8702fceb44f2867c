import { randomUUID } from 'node:crypto';
import { GossipService } from '@eventstore/db-client/generated/gossip_grpc_pb';
import type { ClusterInfo } from '@eventstore/db-client/generated/gossip_pb';
import { ServerFeaturesService } from '@eventstore/db-client/generated/serverfeatures_grpc_pb';
import type { SupportedMethods } from '@eventstore/db-client/generated/serverfeatures_pb';
import type { Empty } from '@eventstore/db-client/generated/shared_pb';
import { StreamsService } from '@eventstore/db-client/generated/streams_grpc_pb';
import type {
  AppendReq,
  AppendResp,
  BatchAppendReq,
  BatchAppendResp,
} from '@eventstore/db-client/generated/streams_pb';
import {
  Server,
  ServerCredentials,
  status,
  type Metadata,
  type sendUnaryData,
  type ServerDuplexStream,
  type ServerReadableStream,
} from '@grpc/grpc-js';
import type { Certificate } from '../certificate';
import { accessRefusal, type Accounts } from './accounts';
import { EventLog, type ProposedEvent } from './event-log';
import {
  appendAnswer,
  appendTarget,
  checkpointAnswer,
  proposedEvent,
  readRequest,
  supportedMethods,
} from './messages';
import { alone, clusterInfo, refusal, senseless, tooLarge, type Membership } from './membership';
import { serveRead, serveSubscription, type ReadCall } from './reads';

/**
 * Implements the part of EventStoreDB's wire protocol that our adapter uses, from the client's own definitions. It
 * checks our reading of that contract, not the vendor's engine.
 */
export class EventStoreDbServer {
  /** The number of appends that came while it was silent. */
  unanswered = 0;
  /** The number of calls for the leader that it refused because it does not lead. */
  refusals = 0;
  /** The limit in bytes for all events of one append together; a server's default is 1 MiB. */
  maxAppendBytes = Infinity;
  /** The accounts of its users; undefined if everybody may do everything. */
  accounts: Accounts | undefined;
  /** Its certificate; undefined if it speaks without TLS. */
  certificate: Certificate | undefined;
  port = 0;
  private server: Server | undefined;
  private silent = false;
  private keeps: (nth: number) => boolean = () => false;
  private readonly subscriptions = new Set<ReadCall>();

  static async start(log = new EventLog()): Promise<EventStoreDbServer> {
    const server = new EventStoreDbServer(log);
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
      delete: unimplemented,
      tombstone: unimplemented,
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

  get subscriptionCount(): number {
    return this.subscriptions.size;
  }

  /** Sends a checkpoint to every subscription, as between events; some releases send 2^64-1 if they know of none. */
  sendCheckpoint(position: bigint): void {
    for (const call of this.subscriptions) call.write(checkpointAnswer(position));
  }

  /** Deletes a stream for good, as an operator does: its last event is the server's own, and not JSON. */
  tombstone(stream: string): void {
    const nothing = Buffer.alloc(0);
    const contentType = 'application/octet-stream';
    this.log.append(stream, 'any', [
      { id: randomUUID(), type: '$streamDeleted', contentType, data: nothing, metadata: nothing },
    ]);
  }

  /** Appends what the server itself, or another product on it, writes. */
  writeForeign(stream: string, type = '$metadata', data: object = {}): void {
    const [json, metadata] = [Buffer.from(JSON.stringify(data)), Buffer.alloc(0)];
    this.log.append(stream, 'any', [
      { id: randomUUID(), type, contentType: 'application/json', data: json, metadata },
    ]);
  }

  private readonly getSupportedMethods = (_: unknown, answer: sendUnaryData<SupportedMethods>) =>
    answer(null, supportedMethods([StreamsService.batchAppend, StreamsService.append, StreamsService.read]));

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
    const refused = accessRefusal(this.accounts, metadata, 'gossip');
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
        this.refusal(call.metadata) ??
        senseless(stream, proposed) ??
        tooLarge(proposed, this.maxAppendBytes);
      if (refused) return answer(refused);
      answer(null, appendAnswer(expected, this.log.append(stream, expected, proposed)));
    };
    // What the client gives up ends, too, and is cancelled only after that.
    call.on('end', () => void setImmediate(finish));
  };

  /** Ends the call without an error, after which callers would wait for a response for ever. */
  private readonly batchAppend = (call: ServerDuplexStream<BatchAppendReq, BatchAppendResp>) => {
    call.on('data', () => call.end());
  };

  private readonly read = (call: ReadCall) => {
    if (this.silent) return;
    const request = readRequest(call.request);
    const isOfServer = request.stream === undefined || request.stream.startsWith('$');
    const refused =
      accessRefusal(this.accounts, call.metadata, isOfServer ? 'all' : 'streams') ??
      this.refusal(call.metadata);
    if (refused) return void call.emit('error', refused);
    if (!request.subscription) return serveRead(call, this.log, request);
    this.subscriptions.add(call);
    void serveSubscription(call, this.log, request).finally(() => this.subscriptions.delete(call));
  };
}

const unimplemented = (_: unknown, answer: sendUnaryData<Empty>) =>
  answer({ code: status.UNIMPLEMENTED, details: 'The test server has none of it.' });

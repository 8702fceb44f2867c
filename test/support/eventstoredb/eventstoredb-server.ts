import { randomUUID } from 'node:crypto';
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
  type sendUnaryData,
  type ServerDuplexStream,
  type ServerReadableStream,
} from '@grpc/grpc-js';
import { EventLog, type ProposedEvent } from './event-log';
import { appendAnswer, appendTarget, proposedEvent, readRequest, supportedMethods } from './messages';
import { serveRead, serveSubscription, type ReadCall } from './reads';

/**
 * Speaks as much of the wire protocol of EventStoreDB as our adapter uses, on the client's own definitions.
 * It checks our reading of that contract, not the vendor's engine.
 */
export class EventStoreDbServer {
  readonly log = new EventLog();
  /** Appends that came while it was silent. */
  unanswered = 0;
  private server: Server | undefined;
  private port = 0;
  private silent = false;
  private keeps: (nth: number) => boolean = () => false;
  private readonly subscriptions = new Set<ReadCall>();

  static async start(): Promise<EventStoreDbServer> {
    const server = new EventStoreDbServer();
    server.writeForeign('$settings');
    await server.start();
    return server;
  }

  url(installation = ''): string {
    return `esdb://127.0.0.1:${this.port}/${installation}?tls=false`;
  }

  /** Again on the port it had, with the events it had. */
  async start(): Promise<void> {
    this.silent = false;
    this.log.forgetIds();
    const server = new Server({ 'grpc.max_receive_message_length': 16 * 1024 * 1024 });
    server.addService(ServerFeaturesService, { getSupportedMethods: this.getSupportedMethods });
    server.addService(StreamsService, {
      append: this.append,
      batchAppend: this.batchAppend,
      read: this.read,
      delete: unimplemented,
      tombstone: unimplemented,
    });
    this.port = await new Promise<number>((resolve, reject) => {
      server.bindAsync(`127.0.0.1:${this.port}`, ServerCredentials.createInsecure(), (error, port) =>
        error ? reject(error) : resolve(port),
      );
    });
    this.server = server;
  }

  /** Ends every connection at once; what was not answered never will be. */
  async kill(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    if (!server) return;
    server.forceShutdown();
    await new Promise<void>((resolve) => server.tryShutdown(() => resolve()));
  }

  /** From now on answers no call, and keeps of the appends that come only those it is told to. */
  silence(keeps: (nth: number) => boolean = () => false): void {
    this.silent = true;
    this.keeps = keeps;
    this.unanswered = 0;
  }

  /** Answers again what comes from now on. */
  speak(): void {
    this.silent = false;
  }

  /** With an error, as a node that goes; without one, as a proxy that has waited for long enough. */
  dropSubscriptions(how: 'with an error' | 'without an error'): number {
    const dropped = [...this.subscriptions];
    for (const call of dropped) {
      if (how === 'without an error') call.end();
      else call.emit('error', { code: status.UNAVAILABLE, details: 'Server is shutting down' });
    }
    return dropped.length;
  }

  /** What the server itself, or another product on it, writes. */
  writeForeign(stream: string, type = '$metadata'): void {
    const nothing = Buffer.from('{}');
    this.log.append(stream, 'any', [
      { id: randomUUID(), type, contentType: 'application/json', data: nothing, metadata: nothing },
    ]);
  }

  private readonly getSupportedMethods = (_: unknown, answer: sendUnaryData<SupportedMethods>) =>
    answer(null, supportedMethods([StreamsService.batchAppend, StreamsService.append, StreamsService.read]));

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
      answer(null, appendAnswer(expected, this.log.append(stream, expected, proposed)));
    };
    // What the client gives up ends too, and only after that is cancelled.
    call.on('end', () => void setImmediate(finish));
  };

  /** Ended without an error, which leaves whoever waits for an answer on it waiting for ever. */
  private readonly batchAppend = (call: ServerDuplexStream<BatchAppendReq, BatchAppendResp>) => {
    call.on('data', () => call.end());
  };

  private readonly read = (call: ReadCall) => {
    if (this.silent) return;
    const request = readRequest(call.request);
    if (!request.subscription) return serveRead(call, this.log, request);
    this.subscriptions.add(call);
    void serveSubscription(call, this.log, request).finally(() => this.subscriptions.delete(call));
  };
}

const unimplemented = (_: unknown, answer: sendUnaryData<Empty>) =>
  answer({ code: status.UNIMPLEMENTED, details: 'The test server has none of it.' });

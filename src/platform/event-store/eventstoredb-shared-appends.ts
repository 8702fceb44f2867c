import type { BatchAppendReq, BatchAppendResp } from '@eventstore/db-client/generated/streams_pb';
import type { ClientDuplexStream } from '@grpc/grpc-js';
import { randomUUID } from 'node:crypto';
import type { Append, AppendResult } from './event-store';
import {
  ConnectionDropped,
  type EventStoreDbConnection,
  isLost,
  NoResponse,
} from './eventstoredb-connection';

/** Longer appends would delay others, and gRPC limits the size of a message. */
const MAX_BYTES = 1024 * 1024;

type Call = ClientDuplexStream<BatchAppendReq, BatchAppendResp>;

type Settle = (outcome: AppendResult | undefined | Error) => void;

/** The stream is not at the expected revision. It has the type of the client's own error. */
class RevisionRefused extends Error {
  readonly type = 'wrong-expected-version';
}

/** Sends appends over one call; one that failed is sent again by a call of its own, since another may be the cause. */
export class SharedAppends {
  private current: SharedCall | undefined;

  constructor(private readonly connection: EventStoreDbConnection) {}

  /** Returns undefined if the append needs a call of its own. Rejects if the server does not respond. */
  async send(prefix: string, { stream, expected, events }: Append): Promise<AppendResult | undefined> {
    const id = randomUUID();
    const request = this.connection.messages.batchedAppend(id, `${prefix}${stream}`, expected, events);
    const bytes = request
      .getProposedMessagesList()
      .reduce(
        (sum, message) => sum + message.getData_asU8().length + message.getCustomMetadata_asU8().length,
        0,
      );
    if (bytes > MAX_BYTES) return undefined;
    if (!this.current || this.current.hasEnded || this.current.client !== this.connection.client) {
      this.current?.retire();
      this.current = new SharedCall(this.connection);
    }
    return this.current.send(id, request);
  }
}

class SharedCall {
  readonly client;
  hasEnded = false;
  private isRetired = false;
  private readonly waiting = new Map<string, Settle>();
  private readonly call: Promise<Call>;

  constructor(private readonly connection: EventStoreDbConnection) {
    this.client = connection.client;
    this.call = connection.startCall((streams, metadata, options) => streams.batchAppend(metadata, options));
    this.call.then(
      (call) => {
        call
          .on('data', (answer: BatchAppendResp) => this.answered(answer))
          .on('error', (error) => this.end(isLost(error) ? error : undefined))
          .on('end', () => {
            this.end(new ConnectionDropped());
            // Otherwise the client waits for the end of a call that only the server has ended.
            call.end();
          });
      },
      (error: Error) => this.end(error),
    );
  }

  /** Stops sending on this call, which ends once every append has a response or has timed out. */
  retire(): void {
    this.isRetired = true;
    if (this.waiting.size === 0) this.cancel();
  }

  send(id: string, request: BatchAppendReq): Promise<AppendResult | undefined> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.complete(id, new NoResponse()), this.connection.deadlineMs);
      this.waiting.set(id, (outcome) => {
        clearTimeout(timer);
        if (outcome instanceof Error) reject(outcome);
        else resolve(outcome);
      });
      this.call.then(
        (call) => call.write(request),
        () => undefined,
      );
    });
  }

  private answered(answer: BatchAppendResp): void {
    const { id, appended, isWrongRevision } = this.connection.messages.batchedOutcome(answer);
    this.complete(id, isWrongRevision ? new RevisionRefused() : appended);
  }

  private complete(id: string, outcome: AppendResult | undefined | Error): void {
    this.waiting.get(id)?.(outcome);
    this.waiting.delete(id);
    if (this.isRetired && this.waiting.size === 0) this.cancel();
  }

  private cancel(): void {
    this.call.then(
      (call) => call.cancel(),
      () => undefined,
    );
  }

  private end(outcome: Error | undefined): void {
    this.hasEnded = true;
    for (const id of [...this.waiting.keys()]) this.complete(id, outcome);
  }
}

import { randomUUID } from 'node:crypto';
import type { ReadReq, ReadResp } from '@eventstore/db-client/generated/streams_pb';
import { type ServerWritableStream, status } from '@grpc/grpc-js';
import type { EventLog } from './event-log';
import { HANDLER_FAILED, streamDeleted } from './membership';
import {
  caughtUpResponse,
  checkpointResponse,
  confirmationResponse,
  eventResponse,
  notFoundResponse,
  type ReadRequest,
} from './messages';

export type ReadCall = ServerWritableStream<ReadReq, ReadResp>;

/** Forward reads include the start event, backward reads do not. Returns the number of events sent. */
export function serveRead(call: ReadCall, log: EventLog, request: ReadRequest): number {
  const { stream, from, backwards, count, matches } = request;
  if (stream !== undefined && log.isTombstoned(stream)) {
    call.emit('error', streamDeleted(stream));
    return 0;
  }
  const source = stream === undefined ? log.events : log.stream(stream);
  if (!source) {
    call.write(notFoundResponse(stream!));
    call.end();
    return 0;
  }
  if (stream === undefined && typeof from === 'number' && !log.isPlace(from)) {
    call.emit('error', { code: status.UNKNOWN, details: 'Unexpected ReadAllResult: Error' });
    return 0;
  }
  const index =
    from === 'start'
      ? 0
      : from === 'end'
        ? source.length
        : stream === undefined
          ? log.indexAt(from)
          : log.indexOf(stream, from);
  const ahead = backwards ? source.slice(0, index).reverse() : source.slice(index);
  const found = ahead.filter(matches).slice(0, count);
  for (const event of found) call.write(eventResponse(event));
  call.end();
  return found.length;
}

/** The largest number of matching events that a server reads at a time for a subscription that catches up. */
const MAX_MATCHES_PER_PAGE = 32;

/** Serves events after a given one. Until caught up, the checkpoint of each page is its last match, or its start. */
export async function serveSubscription(call: ReadCall, log: EventLog, request: ReadRequest): Promise<void> {
  const { from, matches, window, checkpointEvery } = request;
  if (checkpointEvery === 0 || (typeof from === 'number' && !log.isPlace(from))) {
    return void call.emit('error', HANDLER_FAILED);
  }
  const ended = () => call.cancelled || call.writableEnded;
  let ring = () => {};
  const rung = () => new Promise<void>((resolve) => (ring = resolve));
  const stopListening = log.onGrowth(() => ring());
  for (const change of ['drain', 'cancelled', 'finish']) call.on(change, () => ring());

  call.write(confirmationResponse(randomUUID()));
  let index = from === 'start' ? 0 : from === 'end' ? log.events.length : log.indexAt(from + 1);
  let caughtUp = false;
  for (let sinceCheckpoint = 0; !ended();) {
    if (call.writableNeedDrain) {
      await rung();
    } else if (index < log.events.length) {
      const start = index === 0 ? 0 : log.events[index]!.position;
      let last: number | undefined;
      const size = caughtUp ? 1 : window;
      for (let read = 0, sent = 0; read < size && sent < MAX_MATCHES_PER_PAGE; read++) {
        const event = log.events[index];
        if (!event) break;
        index += 1;
        sinceCheckpoint += 1;
        const isSent = matches(event);
        if (isSent) {
          call.write(eventResponse(event));
          sent += 1;
        }
        if (isSent || caughtUp) last = event.position;
      }
      if (sinceCheckpoint >= checkpointEvery) {
        sinceCheckpoint %= checkpointEvery;
        call.write(checkpointResponse(last ?? start, last ?? 0));
      }
    } else if (!caughtUp) {
      call.write(caughtUpResponse());
      caughtUp = true;
    } else {
      await rung();
    }
  }
  stopListening();
}

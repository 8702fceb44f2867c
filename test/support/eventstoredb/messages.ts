import {
  AllStreamPosition,
  Empty,
  StreamIdentifier,
  UUID,
  WrongExpectedVersion,
} from '@eventstore/db-client/generated/shared_pb';
import { Status } from '@eventstore/db-client/generated/status_pb';
import {
  type AppendReq,
  AppendResp,
  type BatchAppendReq,
  BatchAppendResp,
  type DeleteReq,
  DeleteResp,
  ReadReq,
  ReadResp,
  type TombstoneReq,
  TombstoneResp,
} from '@eventstore/db-client/generated/streams_pb';
import { Any } from 'google-protobuf/google/protobuf/any_pb';
import type { Expected, LoggedEvent, Outcome, ProposedEvent } from './event-log';

const TICKS_PER_MS = 10_000n;
const JSON_TYPE = 'application/json';
const BYTES_TYPE = 'application/octet-stream';

const nameOf = (identifier?: StreamIdentifier) =>
  Buffer.from(identifier!.getStreamName_asU8()).toString('utf8');

const identifierOf = (stream: string) => new StreamIdentifier().setStreamName(Buffer.from(stream, 'utf8'));

type Target = Pick<
  AppendReq.Options,
  'getStreamIdentifier' | 'hasAny' | 'hasNoStream' | 'hasStreamExists'
> & {
  getRevision(): string;
};

export function appendTarget(options: Target): { stream: string; expected: Expected } {
  const stream = nameOf(options.getStreamIdentifier());
  if (options.hasAny()) return { stream, expected: 'any' };
  if (options.hasNoStream()) return { stream, expected: 'no-stream' };
  if (options.hasStreamExists()) return { stream, expected: 'stream-exists' };
  return { stream, expected: Number(options.getRevision()) };
}

export interface BatchedAppend {
  readonly correlationId: string;
  readonly stream: string;
  readonly expected: Expected;
  readonly proposed: ProposedEvent[];
}

export function batchedAppend(
  request: BatchAppendReq,
  unfinished: Map<string, BatchedAppend>,
): BatchedAppend | undefined {
  const correlationId = request.getCorrelationId()!.getString();
  const options = request.getOptions();
  const append = unfinished.get(correlationId) ?? {
    correlationId,
    ...appendTarget(Object.assign(options!, { getRevision: () => options!.getStreamPosition() })),
    proposed: [],
  };
  append.proposed.push(...request.getProposedMessagesList().map(proposedEvent));
  if (request.getIsFinal()) unfinished.delete(correlationId);
  else unfinished.set(correlationId, append);
  return request.getIsFinal() ? append : undefined;
}

const batchResponseTo = (correlationId: string) =>
  new BatchAppendResp().setCorrelationId(new UUID().setString(correlationId));

export const streamNameOf = (request: DeleteReq | TombstoneReq) =>
  nameOf(request.getOptions()!.getStreamIdentifier());

export const batchRefusal = (correlationId: string, message: string, details?: Any) =>
  batchResponseTo(correlationId).setError(new Status().setMessage(message).setDetails(details));

export function batchResponse(correlationId: string, outcome: Outcome): BatchAppendResp {
  if (!('last' in outcome)) {
    if ('position' in outcome) return batchRefusal(correlationId, 'No event');
    const details = new Any();
    details.pack(new WrongExpectedVersion().serializeBinary(), 'event_store.client.WrongExpectedVersion');
    return batchRefusal(correlationId, 'WrongExpectedVersion', details);
  }
  const position = new AllStreamPosition()
    .setCommitPosition(String(outcome.last.position))
    .setPreparePosition(String(outcome.last.position));
  const success = new BatchAppendResp.Success()
    .setCurrentRevision(String(outcome.last.revision))
    .setPosition(position);
  return batchResponseTo(correlationId).setSuccess(success);
}

export function proposedEvent(message: AppendReq.ProposedMessage): ProposedEvent {
  return {
    id: message.getId()!.getString(),
    type: message.getMetadataMap().get('type')!,
    contentType: message.getMetadataMap().get('content-type') === JSON_TYPE ? JSON_TYPE : BYTES_TYPE,
    data: message.getData_asU8(),
    metadata: message.getCustomMetadata_asU8(),
  };
}

const positionResponse = (position: number) =>
  new AppendResp.Position().setCommitPosition(String(position)).setPreparePosition(String(position));

export const deleteResponse = (position: number) =>
  new DeleteResp().setPosition(
    new DeleteResp.Position().setCommitPosition(String(position)).setPreparePosition(String(position)),
  );

export const tombstoneResponse = (position: number) =>
  new TombstoneResp().setPosition(
    new TombstoneResp.Position().setCommitPosition(String(position)).setPreparePosition(String(position)),
  );

export function appendResponse(expected: Expected, outcome: Outcome): AppendResp {
  if ('position' in outcome) {
    const success = new AppendResp.Success().setPosition(positionResponse(outcome.position));
    if (outcome.of === 'no-stream') success.setNoStream(new Empty());
    else success.setCurrentRevision(String(outcome.of));
    return new AppendResp().setSuccess(success);
  }
  if ('last' in outcome) {
    const success = new AppendResp.Success()
      .setCurrentRevision(String(outcome.last.revision))
      .setPosition(positionResponse(outcome.last.position));
    return new AppendResp().setSuccess(success);
  }
  const refusal = new AppendResp.WrongExpectedVersion();
  if (outcome.current === 'no-stream') refusal.setCurrentNoStream(new Empty());
  else refusal.setCurrentRevision(String(outcome.current));
  if (expected === 'any') refusal.setExpectedAny(new Empty());
  else if (expected === 'no-stream') refusal.setExpectedNoStream(new Empty());
  else if (expected === 'stream-exists') refusal.setExpectedStreamExists(new Empty());
  else refusal.setExpectedRevision(String(expected));
  return new AppendResp().setWrongExpectedVersion(refusal);
}

export interface ReadRequest {
  readonly stream: string | undefined;
  readonly from: 'start' | 'end' | number;
  readonly backwards: boolean;
  readonly count: number;
  readonly subscription: boolean;
  readonly matches: (event: LoggedEvent) => boolean;
  /** The number of events that a subscription examines at a time. */
  readonly window: number;
  /** The number of events examined between two checkpoints. */
  readonly checkpointEvery: number;
}

const DEFAULT_WINDOW = 32;

/** The stream of a server's own that no read returns. */
export const EPOCHS = '$epoch-information';

export function readRequest(request: ReadReq): ReadRequest {
  const options = request.getOptions()!;
  const ofStream = options.getStream();
  const ofAll = options.getAll();
  const start = ofStream ?? ofAll!;
  const number = ofStream ? ofStream.getRevision() : ofAll!.getPosition()?.getCommitPosition();
  const filter = options.getFilter();
  const window = filter?.hasMax() ? filter.getMax() : DEFAULT_WINDOW;
  const isAllowed = filter ? matcher(filter) : () => true;
  return {
    stream: ofStream && nameOf(ofStream.getStreamIdentifier()),
    from: start.hasStart() ? 'start' : start.hasEnd() ? 'end' : Number(number),
    backwards: options.getReadDirection() === ReadReq.Options.ReadDirection.BACKWARDS,
    count: options.hasSubscription() ? Infinity : Number(options.getCount()),
    subscription: options.hasSubscription(),
    matches: (event) => event.stream !== EPOCHS && isAllowed(event),
    window,
    checkpointEvery: filter ? window * filter.getCheckpointintervalmultiplier() : Infinity,
  };
}

function matcher(filter: ReadReq.Options.FilterOptions): ReadRequest['matches'] {
  const byStream = filter.getStreamIdentifier();
  const expression = byStream ?? filter.getEventType()!;
  const subject = (event: LoggedEvent) => (byStream ? event.stream : event.type);
  const prefixes = expression.getPrefixList();
  if (prefixes.length > 0) return (event) => prefixes.some((prefix) => subject(event).startsWith(prefix));
  const regex = new RegExp(expression.getRegex());
  return (event) => regex.test(subject(event));
}

const LAST_REVISION = '9223372036854775807';

export function eventResponse(event: LoggedEvent): ReadResp {
  const position = String(event.position);
  const recorded = new ReadResp.ReadEvent.RecordedEvent()
    .setId(new UUID().setString(event.id))
    .setStreamIdentifier(identifierOf(event.stream))
    .setStreamRevision(event.revision === Infinity ? LAST_REVISION : String(event.revision))
    .setCommitPosition(position)
    .setPreparePosition(position)
    .setData(event.data)
    .setCustomMetadata(event.metadata);
  recorded
    .getMetadataMap()
    .set('type', event.type)
    .set('content-type', event.contentType)
    .set('created', String(BigInt(event.created) * TICKS_PER_MS));
  return new ReadResp().setEvent(new ReadResp.ReadEvent().setEvent(recorded).setCommitPosition(position));
}

export const notFoundResponse = (stream: string) =>
  new ReadResp().setStreamNotFound(new ReadResp.StreamNotFound().setStreamIdentifier(identifierOf(stream)));

export const confirmationResponse = (id: string) =>
  new ReadResp().setConfirmation(new ReadResp.SubscriptionConfirmation().setSubscriptionId(id));

/** A place between two records has no prepare position. */
export const checkpointResponse = (commit: number | bigint, prepare = commit) =>
  new ReadResp().setCheckpoint(
    new ReadResp.Checkpoint().setCommitPosition(String(commit)).setPreparePosition(String(prepare)),
  );

export const caughtUpResponse = () => new ReadResp().setCaughtUp(new ReadResp.CaughtUp());

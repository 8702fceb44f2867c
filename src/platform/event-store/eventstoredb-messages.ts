import type {
  BatchAppendReq,
  BatchAppendResp,
  ReadReq,
  ReadResp,
} from '@eventstore/db-client/generated/streams_pb';
import type { AppendResult, EventToStore, ExpectedRevision } from './event-store';
import { JSON_TYPE, toJson } from './eventstoredb-event';

const SEARCH_WINDOW = 10_000;
/** It is long because the server compares it with its own clock; the caller has a shorter deadline. */
const DEADLINE_MS = 24 * 60 * 60 * 1_000;

const WRONG_REVISION = 'event_store.client.WrongExpectedVersion';

interface BatchedOutcome {
  readonly id: string;
  readonly appended?: AppendResult;
  readonly isWrongRevision?: boolean;
}

export type Messages = Awaited<ReturnType<typeof loadMessages>>;

/** Loads messages that the server supports and the client's methods do not send, which takes long. */
export async function loadMessages() {
  const [
    { StreamsClient },
    { BatchAppendReq, ReadReq },
    { Empty, StreamIdentifier, UUID },
    { Timestamp },
    utils,
  ] = await Promise.all([
    import('@eventstore/db-client/generated/streams_grpc_pb.js'),
    import('@eventstore/db-client/generated/streams_pb.js'),
    import('@eventstore/db-client/generated/shared_pb.js'),
    import('google-protobuf/google/protobuf/timestamp_pb.js'),
    import('@eventstore/db-client/dist/utils/index.js'),
  ]);

  function proposedMessage(event: EventToStore): BatchAppendReq.ProposedMessage {
    const { data, metadata } = toJson(event);
    const message = new BatchAppendReq.ProposedMessage()
      .setId(new UUID().setString(event.id))
      .setData(data)
      .setCustomMetadata(metadata);
    message.getMetadataMap().set('type', event.type).set('content-type', JSON_TYPE);
    return message;
  }

  return {
    StreamsClient,

    lastEventRequest(prefix: string): ReadReq {
      const { Options } = ReadReq;
      const filter = new Options.FilterOptions()
        .setStreamIdentifier(new Options.FilterOptions.Expression().setPrefixList([prefix]))
        .setMax(SEARCH_WINDOW)
        .setCheckpointintervalmultiplier(1);
      const options = new Options()
        .setAll(new Options.AllOptions().setEnd(new Empty()))
        .setReadDirection(Options.ReadDirection.BACKWARDS)
        .setResolveLinks(false)
        .setCount('1')
        .setUuidOption(new Options.UUIDOption().setString(new Empty()))
        .setFilter(filter);
      return new ReadReq().setOptions(options);
    },

    positionIn(answer: ReadResp): bigint | undefined {
      const position = answer.getEvent()?.getEvent()?.getCommitPosition();
      return position === undefined ? undefined : BigInt(position);
    },

    batchedAppend(
      id: string,
      stream: string,
      expected: ExpectedRevision,
      events: readonly EventToStore[],
    ): BatchAppendReq {
      const options = new BatchAppendReq.Options()
        .setStreamIdentifier(new StreamIdentifier().setStreamName(Buffer.from(stream)))
        .setDeadline(Timestamp.fromDate(new Date(Date.now() + DEADLINE_MS)));
      if (expected === 'any') options.setAny(new Empty());
      else if (expected === 'no-stream') options.setNoStream(new Empty());
      else options.setStreamPosition(String(expected));
      return new BatchAppendReq()
        .setCorrelationId(new UUID().setString(id))
        .setOptions(options)
        .setProposedMessagesList(events.map(proposedMessage))
        .setIsFinal(true);
    },

    batchedOutcome(answer: BatchAppendResp): BatchedOutcome {
      const id = utils.parseUUID(answer.getCorrelationId())!;
      const success = answer.getSuccess();
      const position = success?.getPosition();
      if (!success || !position) {
        return { id, isWrongRevision: answer.getError()?.getDetails()?.getTypeName() === WRONG_REVISION };
      }
      const revision = Number(success.getCurrentRevision());
      return { id, appended: { revision, position: BigInt(position.getCommitPosition()) } };
    },
  };
}

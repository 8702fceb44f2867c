import { SqliteEventStore } from '../../src/platform/event-store/sqlite-event-store';

export interface AppendRequest {
  readonly id: string;
  readonly stream: string;
  readonly bytes: number;
}

export interface AppendAnswer {
  readonly id: string;
  readonly failure?: string;
}

const store = new SqliteEventStore(process.argv[2]!);

process.on('message', ({ id, stream, bytes }: AppendRequest) => {
  const event = {
    id,
    type: 'ThingHappened',
    data: { text: 'x'.repeat(bytes) },
    metadata: { version: 1, actor: { id: 'ada', role: 'student' }, correlationId: 'request-1' },
  };
  const answer = (failure?: string) => process.send!({ id, failure } satisfies AppendAnswer);
  store.append(stream, 'any', [event]).then(
    () => answer(),
    (error: unknown) => answer(String(error)),
  );
});

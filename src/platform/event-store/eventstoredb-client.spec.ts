import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client';

/** The members that `EventStoreDbConnection` calls or replaces. The client's types do not declare them as public. */
const INTERNALS = ['supports', 'execute', 'getChannel', 'GRPCStreamCreator', 'callArguments'] as const;

const open = () => EventStoreDBClient.connectionString('esdb://127.0.0.1:1?tls=false&maxDiscoverAttempts=1');

it.each(INTERNALS)('the EventStoreDB client has a replaceable %s', (name) => {
  expect(Object.getOwnPropertyDescriptor(open(), name)).toMatchObject({
    value: expect.any(Function) as unknown,
    writable: true,
  });
});

it('the EventStoreDB client makes each append a call if it lacks batches', async () => {
  const client = open();
  const calls: string[] = [];
  Object.assign(client, {
    supports: async () => false,
    execute: async (_service: unknown, name: string) => void calls.push(name),
  });
  await client.appendToStream('stream', jsonEvent({ type: 'Happened', data: {} }));
  expect(calls).toEqual(['appendToStream']);
});

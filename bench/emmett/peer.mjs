// Measures emmett with its fastest setup, one shared connection: node peer.mjs append1|append64|replay FILE COUNT
import {
  getSQLiteEventStore,
  sqliteConnection,
  SQLiteConnectionPool,
  sqliteRawBatchSQLProjection,
} from '@event-driven-io/emmett-sqlite';

const [what, fileName, counted] = process.argv.slice(2);
const count = Number(counted);
const connection = sqliteConnection({ fileName });
// Same durability as the product.
await connection.command('PRAGMA synchronous = FULL');
const pool = SQLiteConnectionPool({ fileName, connectionOptions: { singleton: true, connection } });
const store = getSQLiteEventStore({ fileName, pool });
await store.schema.migrate();

const uuid = (kind, index) => `${kind}${String(index).padStart(7, '0')}-5ad3-4c1e-8000-00000000000${kind}`;
const eventOf = (index, type = 'TaskAssigned') => ({
  type,
  data: {
    assignmentId: uuid('a', index),
    taskId: uuid('b', index % 400),
    studentId: uuid('c', index % 5000),
    taskName: `Write the first draft of essay ${index % 400}`,
    ceebCode: null,
    dueDate: '2027-01-01',
  },
});

let turn = Promise.resolve();
/** Overlapping appends on one connection would share a transaction. */
const oneByOne = (work) => (turn = turn.then(work));

const figures = {
  append1: () =>
    timed(async () => {
      for (let index = 0; index < count; index++)
        await store.appendToStream(`one-${index}`, [eventOf(index)]);
    }),
  append64: () =>
    timed(() =>
      Promise.all(
        Array.from({ length: 64 }, async (_, caller) => {
          for (let index = caller; index < count; index += 64) {
            await oneByOne(() => store.appendToStream(`many-${index}`, [eventOf(index)]));
          }
        }),
      ),
    ),
  replay: async () => {
    await connection.command('CREATE TABLE documents(id TEXT PRIMARY KEY, doc TEXT NOT NULL)');
    const streams = count / 10;
    for (let stream = 0; stream < streams; stream++) {
      const events = Array.from({ length: 10 }, (_, index) =>
        eventOf(stream, index === 0 ? 'TaskAssigned' : 'TaskDueDateChanged'),
      );
      await store.appendToStream(`replay-${stream}`, events);
    }
    let seen = 0;
    const consumer = store.consumer({ pulling: { batchSize: 1000, pullingFrequencyInMs: 1 } });
    consumer.processor({
      processorId: 'assignments',
      startFrom: 'BEGINNING',
      projection: sqliteRawBatchSQLProjection({
        canHandle: ['TaskAssigned', 'TaskDueDateChanged'],
        evolve: (events) =>
          events.map(
            ({ data }) =>
              `INSERT INTO documents VALUES('${data.assignmentId}', '${JSON.stringify(data)}')
               ON CONFLICT(id) DO UPDATE SET doc = excluded.doc`,
          ),
      }),
      stopAfter: () => ++seen === count,
    });
    return timed(() => consumer.start());
  },
};

async function timed(work) {
  const started = performance.now();
  await work();
  return (count * 1000) / (performance.now() - started);
}

process.stdout.write(`${await figures[what]()}\n`, () => process.exit());

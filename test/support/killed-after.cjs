// For `node --require`: kills the built server once it has recorded an event of the type KILLED_AFTER.
const { join } = require('node:path');

const stores = join(__dirname, '../../dist/src/platform/event-store');
const { SqliteEventStore } = require(join(stores, 'sqlite-event-store.js'));
const { append } = SqliteEventStore.prototype;

SqliteEventStore.prototype.append = async function (stream, expected, events) {
  const appended = await append.call(this, stream, expected, events);
  if (events.some(({ type }) => type === process.env.KILLED_AFTER)) process.kill(process.pid, 'SIGKILL');
  return appended;
};

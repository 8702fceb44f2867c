import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SERVER_EVENTS } from 'contract/realtime';

const CLIENT = join(__dirname, '../..');

/** Those that no cache keeps, and which pages listen to instead. */
const PASSING = ['typing'];

const sources = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' })
  .filter((name) => /(?<!\.spec)\.tsx?$/.test(name))
  .map((name) => readFileSync(join(CLIENT, name), 'utf8'))
  .join();

it.each(SERVER_EVENTS.filter((name) => !PASSING.includes(name)))('something takes in %s', (name) => {
  expect(sources).toContain(`onServerEvent('${name}'`);
});

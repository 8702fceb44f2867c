import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { SERVER_EVENTS, serverEvent, type ServerEventName } from 'contract/realtime';
import { api } from '../api/baseApi';

const CLIENT = join(__dirname, '../..');

const PASSING = ['typing'];

const events = SERVER_EVENTS.filter((name) => !PASSING.includes(name));
const sources = new Map(
  readdirSync(CLIENT, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.spec)\.tsx?$/.test(name))
    .map((name) => [join(CLIENT, name), readFileSync(join(CLIENT, name), 'utf8')]),
);

const hears = (source: string, name: ServerEventName) => source.includes(`onServerEvent('${name}'`);

it.each(events)('a rule applies %s events', (name) => {
  expect([...sources.values()].some((source) => hears(source, name))).toBe(true);
});

function loadedBy(file: string, known = new Set<string>()): Set<string> {
  if (known.has(file)) return known;
  known.add(file);
  for (const [, name] of sources.get(file)!.matchAll(/^(?:import|export)(?:[^;'(]*? from)? '(\.[^']+)'/gm)) {
    const found = ['.ts', '.tsx'].map((end) => resolve(dirname(file), name + end)).find(existsSync);
    if (found) loadedBy(found, known);
  }
  return known;
}

const tagOf = (name: ServerEventName) => serverEvent(name, '', 0, {}).type;

interface QueryDefinition {
  readonly providesTags?:
    readonly unknown[] | ((result: unknown, error: unknown, arg: unknown) => readonly unknown[]);
}

/** Has every property that queries read to make tags, of responses as well as of arguments. */
const rows = [{ id: '', attributes: {} }];
const response = Object.assign([...rows], { data: rows, pages: [{ data: rows }] });

const ARGUMENTS: Readonly<Record<string, unknown>> = { recordItems: 'activities' };

async function tagsOfQueries(): Promise<(readonly [file: string, tag: string])[]> {
  const defining = [...sources].filter(([, source]) => /\.injectEndpoints\(|\bendpoints\(\{/.test(source));
  for (const [file] of defining) await import(file);
  const tags: (readonly [string, string])[] = [];
  const note = (name: string) => (definition: QueryDefinition) => {
    const { providesTags: given = [] } = definition;
    const provided =
      typeof given === 'function' ? given(response, undefined, ARGUMENTS[name] ?? ['']) : given;
    const start = new RegExp(`\\b${name}: (build\\.|query\\(|.*\\.(list|one)\\()`);
    const [file] = defining.find(([, source]) => start.test(source))!;
    for (const tag of provided)
      tags.push([file, typeof tag === 'string' ? tag : (tag as { type: string }).type]);
  };
  const queries = Object.entries(api.endpoints).filter(([, endpoint]) => !('useMutation' in endpoint));
  api.enhanceEndpoints({ endpoints: Object.fromEntries(queries.map(([name]) => [name, note(name)])) });
  return tags;
}

// A page that shows an event's data without loading its rule would never update.
it('every module that caches an event’s data loads the event’s rule', async () => {
  const lists = await tagsOfQueries();
  expect(lists.length).toBeGreaterThan(30);
  const shell = loadedBy(join(CLIENT, 'app/main.tsx'));
  const deaf = lists.flatMap(([file, tag]) => {
    const loaded = [...loadedBy(file), ...shell].map((one) => sources.get(one)!);
    return events
      .filter((name) => tagOf(name) === tag && !loaded.some((source) => hears(source, name)))
      .map((name) => `${file.slice(CLIENT.length + 1)}: ${name}`);
  });
  expect([...new Set(deaf)]).toEqual([]);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventName } from '../../contract/event-names';
import { HOME, ROLES } from '../../contract/roles';
import { catalog, projections } from '../../src/catalog';
import { typesOf } from '../../src/kernel/projection';
import { deciders, streamsByEvent } from './deciders';
import { privacyTables } from './privacy';
import { SETTING_GROUPS } from './settings';

type Row = readonly string[];

const root = join(__dirname, '../..');

const code = (text: string) => `\`${text}\``;
const table = (heads: Row, rows: readonly Row[]) =>
  [heads, heads.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n');

function described<Text>(text: Text | undefined, name: string): Text {
  if (text === undefined) throw new Error(`${name} does not say what it contains.`);
  return text;
}

function streams(): string {
  const rows = deciders().map(({ decider: { name, stream, evolve }, file }): Row => {
    const { key, growsWith } = described(stream, name);
    return [
      code(`${name}-`),
      key,
      String(Object.keys(evolve).length),
      growsWith,
      code(file.replace(/^modules\//, '')),
    ];
  });
  return table(['Stream', 'Key', 'Events', 'Grows with', 'Decider'], rows.toSorted(byFirst));
}

const byFirst = ([one = '']: Row, [other = '']: Row) => (one < other ? -1 : 1);

/** These views handle every event, so every row of the table would name them. */
const OF_ALL = ['audit', 'audit-actions', 'staff-activity'];

function events(): string {
  const streamOf = streamsByEvent();
  const views = projections.filter(({ name }) => !OF_ALL.includes(name));
  const audited = Object.keys(projections.find(({ name }) => name === 'audit')!.on);
  const rows = catalog.names().map((type): Row => {
    const shown = views.filter((view) => Object.hasOwn(view.on, type)).map(({ name }) => code(name));
    return [
      streamOf
        .get(type)!
        .map((stream) => code(`${stream}-`))
        .join(', '),
      code(type),
      audited.includes(type) ? eventName(type) : '',
      String(catalog.version(type)),
      shown.join(', ') || '–',
    ];
  });
  const sorted = rows.toSorted((one, other) => byFirst([one.join()], [other.join()]));
  return table(['Stream', 'Event', 'In the audit', 'Version', 'Views'], sorted);
}

function views(): string {
  const rows = projections.map((view): Row => {
    const { name, contains, version, inBackground } = view;
    return [
      code(name),
      described(contains, name),
      String(version),
      String(typesOf(view, catalog.erasing()).length),
      inBackground ? 'no' : 'yes',
    ];
  });
  return table(['View', 'Contains', 'Version', 'Events', 'Writes wait for it'], rows);
}

const settings = () =>
  Object.entries(SETTING_GROUPS)
    .map(([title, group]) => {
      const rows = Object.entries(group).map(([name, { default: value, unset, meaning }]): Row => {
        return [code(name), value === undefined ? unset! : code(value), meaning];
      });
      return `### ${title}\n\n${table(['Variable', 'Default', 'Meaning'], rows)}`;
    })
    .join('\n\n');

interface Call {
  readonly method: string;
  readonly path: string;
  readonly roles: string;
}

const calls = (): readonly Call[] =>
  readFileSync(join(root, 'test/access.txt'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [, method, path, roles] = /^(\S+) (\S+) +(.+)$/.exec(line)!;
      return { method: method!, path: path!, roles: roles! };
    });

function roles(): string {
  const all = calls();
  const open = all.filter((call) => call.roles === 'public').length;
  const rows = ROLES.map((role): Row => {
    const own = all.filter((call) => call.roles.split(', ').includes(role)).length;
    return [code(role), code(HOME[role]), String(own)];
  });
  return `${table(['Role', 'First page', 'Calls'], rows)}\n\nAnother ${open} calls are open to everyone.`;
}

function callTable(): string {
  const { calls: schemas } = JSON.parse(
    readFileSync(join(root, 'src/platform/openapi/calls.json'), 'utf8'),
  ) as { calls: Record<string, { description?: string }> };
  const areaOf = ({ path }: Call) => path.split('/')[2] ?? '';
  const areas = [...new Set(calls().map(areaOf))].sort();
  return areas
    .map((area) => {
      const rows = calls()
        .filter((call) => areaOf(call) === area)
        .map(({ method, path, roles: who }): Row => {
          const { description = '' } = schemas[`${method} ${path.replace(/^\/api/, '')}`] ?? {};
          return [code(`${method} ${path}`), who, description.replaceAll('\n', ' ')];
        });
      return `## ${area === '' ? 'operations' : area}\n\n${table(['Call', 'Who may make it', 'Notes'], rows)}`;
    })
    .join('\n\n');
}

/** The generated sections of each page, by the name in their markers. */
const SECTIONS: Readonly<Record<string, Readonly<Record<string, () => string>>>> = {
  'docs/configuration.md': { settings },
  'docs/architecture/events.md': { streams },
  'docs/architecture/projections.md': { views },
  'docs/architecture/access.md': { roles },
  'docs/reference/events.md': { events },
  'docs/reference/calls.md': { calls: callTable },
  'docs/privacy.md': { privacy: privacyTables },
};

const beginOf = (name: string) =>
  `<!-- ${name}: written by \`npm run describe-docs\` -->\n<!-- prettier-ignore-start -->\n`;
const endOf = (name: string) => `\n<!-- prettier-ignore-end -->\n<!-- end of ${name} -->`;

function withSections(page: string, path: string, sections: Readonly<Record<string, () => string>>): string {
  return Object.entries(sections).reduce((text, [name, print]) => {
    const [begin, end] = [text.indexOf(beginOf(name)), text.indexOf(endOf(name))];
    if (begin < 0 || end < begin) throw new Error(`${path} lacks the markers of ${name}.`);
    return `${text.slice(0, begin)}${beginOf(name)}\n${print()}\n${text.slice(end)}`;
  }, page);
}

export const generatedPages = (): readonly { readonly path: string; readonly text: string }[] =>
  Object.entries(SECTIONS).map(([path, sections]) => ({
    path,
    text: withSections(readFileSync(join(root, path), 'utf8'), path, sections),
  }));

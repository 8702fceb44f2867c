import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import { text } from 'node:stream/consumers';
import { describeInFullRun } from './support/test-level';

const root = join(__dirname, '..');
const rootsOfCode = ['src', 'projections', 'contract', 'client/src'];
const areas = [
  'contract',
  'projections',
  'src/cli',
  'src/kernel',
  'src/platform',
  'src/modules',
  'client/src/app',
  'client/src/domain',
  'client/src/features',
  'client/src/shared',
];

interface Cruise {
  modules: { source: string }[];
  summary: {
    violations: { rule: { name: string }; from: string; to: string }[];
    ruleSetUsed: { forbidden: { name: string }[] };
  };
}

interface Lint {
  filePath: string;
  messages: { ruleId: string; line: number }[];
}

async function run<Result>(folder: string, tool: string, ...options: string[]): Promise<Result> {
  const child = spawn(process.execPath, [join(root, 'node_modules', tool), ...options], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [printed, complaints] = await Promise.all([text(child.stdout), text(child.stderr)]);
  if (!printed.startsWith('{') && !printed.startsWith('[')) throw new Error(printed + complaints);
  return JSON.parse(printed) as Result;
}

const cruise = (folder: string) =>
  run<Cruise>(
    folder,
    'dependency-cruiser/bin/dependency-cruise.mjs',
    ...rootsOfCode,
    ...['--config', join(root, '.dependency-cruiser.cjs'), '--output-type', 'json'],
  );

const lint = (folder: string) =>
  run<Lint[]>(
    folder,
    'eslint/bin/eslint.js',
    ...rootsOfCode,
    ...['--config', join(root, 'eslint.config.mjs'), '--format', 'json', '--no-error-on-unmatched-pattern'],
  );

async function plant(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'architecture-'));
  const config = { compilerOptions: { strict: true, skipLibCheck: true, types: [] }, include: rootsOfCode };
  for (const [file, code] of Object.entries({ 'tsconfig.json': JSON.stringify(config), ...files })) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), code);
  }
  return folder;
}

async function codeIn(folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/** `npm run check` asserts that no border is crossed. */
describeInFullRun('the borders between modules', () => {
  let tree: Cruise;
  beforeAll(async () => {
    tree = await cruise(root);
  });

  it.each(areas)('are checked in every file of %s', async (area) => {
    const files = await codeIn(area);
    const watched = tree.modules.map(({ source }) => source).filter((source) => /\.tsx?$/.test(source));
    expect(files).not.toEqual([]);
    expect(watched.filter((source) => source.startsWith(`${area}/`)).sort()).toEqual(files);
  });
});

describe('a crossed border', () => {
  const crossings: [rule: string, file: string, code: string][] = [
    ['modules-meet-through-events', 'src/modules/tasks/tasks.queries.ts', "import '../exams/exams.helper';"],
    [
      'modules-meet-through-events',
      'src/modules/tasks/tasks.dto.ts',
      "import type { Exam } from '../exams/exams.helper';",
    ],
    ['views-have-owners', 'src/modules/tasks/results.ts', "import '../../../projections/exams/results';"],
    [
      'views-have-owners',
      'src/modules/tasks/schools.ts',
      "import type { School } from '../../../projections/identity/schools';",
    ],
    [
      'identity-parts-are-in-order',
      'src/modules/identity/accounts/from-later-part.ts',
      "import '../entities/entities.queries';",
    ],
    [
      'identity-parts-are-in-order',
      'src/modules/identity/access/from-module.ts',
      "import '../identity.queries';",
    ],
    [
      'identity-parts-are-in-order',
      'src/modules/identity/unlisted/unlisted.ts',
      "import '../accounts/accounts.queries';",
    ],
    ['decisions-are-pure', 'src/modules/tasks/task.decider.ts', "import './tasks.helper';"],
    ['decisions-are-pure', 'src/modules/tasks/note.decider.ts', "import 'node:crypto';"],
    ['decisions-are-pure', 'src/modules/tasks/notes.events.ts', "import '../../platform/store';"],
    [
      'events-own-their-shapes',
      'src/modules/tasks/marks.events.ts',
      "import type { Mark } from '../../../contract/rules';",
    ],
    ['decisions-are-pure', 'src/modules/tasks/tasks.audit.ts', "import './tasks.helper';"],
    ['decisions-are-pure', 'src/modules/tasks/en.ts', "import './tasks.helper';"],
    ['catalog-is-pure', 'src/registry.ts', "import './modules/tasks/tasks.helper';"],
    ['catalog-is-pure', 'src/catalog.ts', "import './platform/store';"],
    ['modules-are-listed', 'src/modules/notes/notes.module.ts', "import '../../platform/store';"],
    ['projections-are-pure', 'projections/from-module.ts', "import '../src/modules/tasks/tasks.helper';"],
    ['projections-are-pure', 'projections/from-platform.ts', "import '../src/platform/store';"],
    ['projections-are-pure', 'projections/from-node.ts', "import 'node:fs';"],
    ['kernel-stands-alone', 'src/kernel/from-node.ts', "import 'node:fs';"],
    ['kernel-stands-alone', 'src/kernel/from-contract.ts', "import '../../contract/rules';"],
    ['contract-stands-alone', 'contract/from-node.ts', "import 'node:fs';"],
    ['contract-stands-alone', 'contract/from-kernel.ts', "import '../src/kernel/event';"],
    ['history-is-made-now', 'src/modules/tasks/late.ts', "import '../../platform/http/run-as-of';"],
    ['platform-knows-no-module', 'src/platform/from-events.ts', "import '../modules/exams/exams.events';"],
    ['platform-knows-no-module', 'src/platform/from-projection.ts', "import '../../projections/board';"],
    [
      'client-knows-only-the-contract',
      'client/src/app/from-server.ts',
      "import '../../../src/kernel/event';",
    ],
    ['client-knows-only-the-contract', 'client/src/app/from-view.ts', "import '../../../projections/board';"],
    ['features-stand-apart', 'client/src/features/tasks/Tasks.tsx', "import '../exams/Exams';"],
    ['features-do-not-know-the-app', 'client/src/features/tasks/Shell.tsx', "import '../../app/App';"],
    ['shared-knows-no-noun', 'client/src/shared/from-domain.ts', "import '../domain/tasks';"],
    ['shared-knows-no-noun', 'client/src/shared/from-feature.ts', "import '../features/exams/Exams';"],
    ['shared-knows-no-noun', 'client/src/shared/from-app.ts', "import '../app/App';"],
    ['domain-knows-no-feature', 'client/src/domain/from-feature.ts', "import '../features/exams/Exams';"],
    ['domain-knows-no-feature', 'client/src/domain/from-app.ts', "import '../app/App';"],
    ['routes-are-plain', 'client/src/features/tasks/routes.ts', "import '../../shared/api';"],
    ['catalogues-are-plain', 'client/src/features/tasks/en.ts', "import { Row } from '../../domain/tasks';"],
    ['no-circular', 'src/platform/egg.ts', "import './hen';"],
    ['no-orphans', 'src/platform/lonely.ts', 'export {};'],
    ['no-unresolvable', 'src/platform/broken.ts', "import './nowhere';"],
  ];
  const allowed = {
    'src/main.ts': "import './modules/exams/exams.queries';",
    'src/app.module.ts': "import './modules/exams/exams.module'; import './catalog';",
    'src/kernel/event.ts': '',
    'src/demo/acting.ts': "import '../platform/http/run-as-of';",
    'src/platform/http/run-as-of.ts': "import '../store';",
    'src/platform/hen.ts': "import './egg';",
    'src/platform/store.ts': "import '../kernel/event'; import 'node:fs';",
    'src/modules/tasks/tasks.helper.ts': "import '../exams/exams.events'; import '../../platform/store';",
    'src/modules/tasks/tasks.reader.ts':
      "import '../exams/exams.queries'; import '../../../projections/identity/people'; import '../../../projections/tasks/tasks';",
    'src/modules/tasks/tasks.reader.spec.ts': "import '../../../projections/exams/results';",
    'src/modules/exams/exam.decider.ts': "import './exams.events'; import '../../kernel/event';",
    'src/modules/exams/exams.module.ts': "import '../../platform/store';",
    'src/modules/exams/exams.audit.ts': "import './exams.events'; import '../../kernel/event';",
    'src/modules/exams/exams.events.ts': "import '../../kernel/event';",
    'src/modules/identity/identity.queries.ts': "import './entities/entities.queries';",
    'src/modules/identity/entities/entities.queries.ts': "import '../accounts/accounts.queries';",
    'src/modules/identity/accounts/accounts.queries.ts': "import '../../../kernel/event';",
    'src/modules/exams/exams.helper.ts': "import './exam.decider';",
    'src/modules/exams/exams.queries.ts': "import './exams.helper'; import '../../../projections/board';",
    'contract/rules.ts': "import './roles';",
    'contract/roles.ts': '',
    'projections/board.ts': "import '../src/modules/exams/exams.events'; import './people';",
    'projections/exams/results.ts': '',
    'projections/identity/people.ts': '',
    'projections/identity/schools.ts': '',
    'projections/tasks/tasks.ts': '',
    'projections/people.ts': "import '../src/kernel/event'; import '../contract/rules';",
    'client/src/app/App.tsx': "import '../features/exams/Exams';",
    'client/src/features/exams/Exams.tsx': "import './Row'; import '../../domain/tasks';",
    'client/src/domain/tasks.ts': "import '../shared/api';",
    'client/src/features/exams/Row.tsx': '',
    'client/src/shared/api.ts': "import '../../../contract/rules';",
    'client/src/shared/en.ts': "import './lib/format'; import '../../../contract/rules';",
    'client/src/shared/lib/format.ts': '',
  };

  let reported: string[];
  let rules: string[];
  beforeAll(async () => {
    const planted = Object.fromEntries(crossings.map(([, file, code]) => [file, code]));
    const folder = await plant({ ...allowed, ...planted });
    const { summary } = await cruise(folder);
    reported = summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`);
    rules = [...new Set(summary.ruleSetUsed.forbidden.map(({ name }) => name))];
    await rm(folder, { recursive: true });
  });

  it.each(crossings)('is reported as %s in %s', (rule, file) => {
    expect(reported).toContain(`${rule}: ${file}`);
  });

  it('is reported without anything that is allowed', () => {
    expect([...reported].sort()).toEqual(crossings.map(([rule, file]) => `${rule}: ${file}`).sort());
  });

  it('is tested for every rule', () => {
    const tried = new Set(crossings.map(([rule]) => rule));
    expect([...tried].sort()).toEqual([...rules].sort());
  });
});

async function reportedIn(planted: Record<string, string>): Promise<Record<string, number[]>> {
  const folder = await plant(planted);
  const found = await lint(folder);
  await rm(folder, { recursive: true });
  return Object.fromEntries(
    found.map(({ filePath, messages }) => [
      relative(folder, filePath).split(sep).join('/'),
      [...new Set(messages.filter(({ ruleId }) => /^no-restricted/.test(ruleId)).map(({ line }) => line))],
    ]),
  );
}

describe('the linter', () => {
  const read = [
    'export const a = <p>Hello</p>;',
    'export const b = <input placeholder="name" />;',
    "export const c = (on: boolean) => <b>{on ? 'on' : 'off'}</b>;",
    "export const d = { label: 'name' };",
    'export const e = (tasks: number) => `${tasks} new tasks`;',
    "export const f = ['sent', 'Sent'];",
    "export const g = { Student: 'student@demo.test' };",
    "export const h = counted(2, 'task');",
    "export const i = new Intl.NumberFormat('en-US');",
  ];
  const notRead = [
    'export const a = <a className="wide row" rel="noopener noreferrer" href="/tasks?type=all" />;',
    'export const b = <Row icon={<Icon />} kind="task" key={`${id}-row`} />;',
    "export const c = (key: string) => key === 'Enter';",
    "export const d = { type: 'Task', id: 'LIST' };",
    "export const e = () => { throw new Error('This page needs a signed-in user'); };",
    "export const f = { Home: 0, zone: 'America/New_York', format: 'yyyy-MM-dd' };",
  ];

  const impure = [
    'export const a = Date.now();',
    'export const b = new Date();',
    'export const c = Math.random();',
    'export const d = process.env;',
    "export const e = fetch('/');",
  ];
  const clockOfAGivenTime = "export const f = new Date('2026-09-01T12:00:00Z');";

  const pure = [
    'projections/planted.ts',
    'src/modules/tasks/task.decider.ts',
    'src/modules/tasks/tasks.events.ts',
    'src/modules/tasks/tasks.audit.ts',
  ];
  const timeless = ['src/kernel/planted.ts', 'contract/planted.ts'];

  let reported: Record<string, number[]>;
  beforeAll(async () => {
    const ambient = [...impure, clockOfAGivenTime].join('\n');
    const places = [...pure, ...timeless, 'src/platform/planted.ts'];
    reported = await reportedIn({
      'client/src/shared/Read.tsx': read.join('\n'),
      'client/src/shared/NotRead.tsx': notRead.join('\n'),
      'client/src/shared/en.ts':
        "export const t = { hello: 'Hello', title: (name: string) => `Tasks of ${name}` };",
      ...Object.fromEntries(places.map((file) => [file, ambient])),
    });
  });

  it('reports a sentence outside of a catalogue', () =>
    expect(reported['client/src/shared/Read.tsx']).toEqual(read.map((_, index) => index + 1)));

  it('ignores names that only a program reads', () =>
    expect(reported['client/src/shared/NotRead.tsx']).toEqual([]));

  it('allows sentences in a catalogue', () => expect(reported['client/src/shared/en.ts']).toEqual([]));

  it.each(pure)('forbids ambient values and every date in %s', (file) =>
    expect(reported[file]).toEqual([1, 2, 3, 4, 5, 6]),
  );

  it.each(timeless)('forbids ambient values in %s', (file) =>
    expect(reported[file]).toEqual([1, 2, 3, 4, 5]),
  );

  it('allows ambient values in code for input and output', () =>
    expect(reported['src/platform/planted.ts']).toEqual([]));
});

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { generatedPages } from '../scripts/docs/generated';

const root = join(__dirname, '..');
const MAX_LINES = 200;
const SOURCES = ['src', 'projections', 'contract', 'client/src'];
const FOLDERS = [...SOURCES, 'client/vite', 'client/scripts', 'test', 'scripts', 'bench', 'docs'];

const filesUnder = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
    (file) => `${folder}/${file.replaceAll('\\', '/')}`,
  );

const pages = [...readdirSync(root), ...filesUnder('docs')]
  .filter((path) => path.endsWith('.md'))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

/** The page without code blocks and generated tables, which other tests check. */
const proseOf = (text: string) =>
  text
    .replaceAll(/^```[\s\S]*?^```/gm, '')
    .replaceAll(/prettier-ignore-start[\s\S]*?prettier-ignore-end/g, '');

/** Texts set as code: files, folders, identifiers and settings. The changelog names code of earlier releases. */
const namesIn = ({ path, text }: (typeof pages)[number]) =>
  path === 'CHANGELOG.md'
    ? []
    : [...proseOf(text).matchAll(/`([^`\n]+)`/g)].map(([, name]) => name!.replace(/\/$/, ''));

const anchorsOf = (text: string) =>
  new Set(
    [...text.replaceAll(/^```[\s\S]*?^```/gm, '').matchAll(/^#+ (.+)$/gm)].map(([, title]) =>
      title!
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\- ]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );

const problemsOf = (check: (page: (typeof pages)[number]) => readonly string[]) =>
  pages.flatMap((page) => check(page).map((problem) => `${page.path}: ${problem}`));

const generated = generatedPages();

describe('the documentation', () => {
  it('has generated tables that `npm run describe-docs` would write again', () => {
    const stale = generated.filter(({ path, text }) => readFileSync(join(root, path), 'utf8') !== text);
    expect(stale.map(({ path }) => path)).toEqual([]);
  });

  it('has only relative links to pages and headings that exist', () => {
    const anchors = new Map(pages.map(({ path, text }) => [path, anchorsOf(text)]));
    const broken = problemsOf(({ path, text }) =>
      [...text.replaceAll(/^```[\s\S]*?^```/gm, '').matchAll(/\]\(([^)\s]+)\)/g)]
        .map(([, link]) => link!)
        .filter((link) => !/^[a-z]+:/.test(link))
        .filter((link) => {
          const [file = '', anchor] = link.split('#');
          const target = file === '' ? path : join(dirname(path), file);
          if (!existsSync(join(root, target))) return true;
          return anchor !== undefined && !anchors.get(target)?.has(anchor);
        }),
    );
    expect(broken).toEqual([]);
  });

  it(`has at most ${MAX_LINES} lines on a page, except generated ones`, () => {
    const exempt = generated.map(({ path }) => path);
    const long = problemsOf(({ path, text }) => {
      const written = text.replace(/<!-- Replaced by .*<!-- The end of the table. -->/s, '');
      const lines = written.split('\n').length - 1;
      return lines > MAX_LINES && !exempt.includes(path) ? [`${lines} lines`] : [];
    });
    expect(long).toEqual([]);
  });

  it('can be reached page by page from the README', () => {
    const reached = new Set(['README.md']);
    for (const path of reached) {
      const { text } = pages.find((page) => page.path === path) ?? { text: '' };
      for (const [, link] of text.matchAll(/\]\(([^)\s#]+)[^)]*\)/g)) {
        const target = join(dirname(path), link!);
        if (!existsSync(join(root, target))) continue;
        const isFolder = statSync(join(root, target)).isDirectory();
        for (const { path: other } of pages)
          if (other === target || (isFolder && !relative(target, other).startsWith('..'))) reached.add(other);
      }
    }
    expect(pages.map(({ path }) => path).filter((path) => !reached.has(path))).toEqual([]);
  });

  it('names only files of the code that exist', () => {
    const files = FOLDERS.flatMap(filesUnder);
    const clientFiles = readdirSync(join(root, 'client')).map((file) => `client/${file}`);
    const known = new Set([...files, ...FOLDERS, ...readdirSync(root), ...clientFiles]);
    const endings = new Set(files.map((file) => file.slice(file.lastIndexOf('/') + 1)));
    const isKnown = (name: string) =>
      known.has(name) || endings.has(name) || files.some((file) => file.endsWith(`/${name}`));
    const unknown = problemsOf((page) =>
      namesIn(page).filter(
        (name) =>
          /^[\w.-]+(?:\/[\w.-]+)*\.(?:ts|tsx|mjs|cjs|css|csv|yml)$|^(?:src|projections|contract|client|test|scripts|bench|docs)\//.test(
            name,
          ) && !isKnown(name),
      ),
    );
    expect(unknown).toEqual([]);
  });

  it('names only identifiers that the code has', () => {
    const named = pages.flatMap((page) =>
      namesIn(page).filter((name) => /^@?[A-Za-z]\w*[a-z][A-Z]\w*$/.test(name)),
    );
    const unknown = new Set(named.map((name) => name.replace('@', '')));
    for (const file of SOURCES.flatMap(filesUnder).filter((path) => /(?<!\.spec)\.tsx?$/.test(path))) {
      const text = readFileSync(join(root, file), 'utf8');
      for (const name of unknown) if (text.includes(name)) unknown.delete(name);
      if (unknown.size === 0) break;
    }
    expect([...unknown]).toEqual([]);
  });
});

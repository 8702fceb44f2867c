import { execFileSync } from 'node:child_process';
import { ROOT } from '../../support/server-process';

const READ = `
  import { readFile } from 'node:fs/promises';
  import { extractText, getDocumentProxy } from 'unpdf';
  const document = await getDocumentProxy(new Uint8Array(await readFile(process.argv[1])));
  const { text } = await extractText(document, { mergePages: true });
  process.stdout.write(text);
`;

/** What a PDF says. It is read in a process of its own: in the realm of these tests its reader cannot load itself. */
export const textOf = (path: string): string =>
  execFileSync(process.execPath, ['--input-type=module', '--eval', READ, path], {
    cwd: ROOT,
    encoding: 'utf8',
  }).replaceAll(/\s+/g, ' ');

import { execFileSync } from 'node:child_process';
import { ROOT } from '../../support/server-process';

const READ = `
  import { readFile } from 'node:fs/promises';
  import { extractText, getDocumentProxy } from 'unpdf';
  const document = await getDocumentProxy(new Uint8Array(await readFile(process.argv[1])));
  const { text } = await extractText(document);
  process.stdout.write(JSON.stringify(text));
`;

/** Returns the text of each page of a PDF. The PDF reader cannot run in Jest's realm, so it has its own process. */
export function pagesOf(path: string): string[] {
  const args = ['--input-type=module', '--eval', READ, path];
  const pages = JSON.parse(execFileSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' })) as string[];
  return pages.map((text) => text.replaceAll(/\s+/g, ' ').trim());
}

export const textOf = (path: string): string => pagesOf(path).join(' ');

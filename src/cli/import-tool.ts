import { createInterface } from 'node:readline/promises';
import type { FileEncoding, ImportIssue } from '../../contract/imports';
import { withProgress } from './progress';

export function printLine(line: string): void {
  process.stdout.write(`${line}\n`);
}

export function printIssues(issues: readonly ImportIssue[], count: number): void {
  for (const { line, severity, message } of issues) printLine(`  line ${line}, ${severity}: ${message}`);
  if (count > issues.length) printLine(`  and ${count - issues.length} more`);
}

export const printEncoding = (encoding: FileEncoding) => printLine(`Read as ${encoding}.`);

export async function confirmed(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return /^y(es)?$/i.test((await terminal.question(question)).trim());
  } finally {
    terminal.close();
  }
}

interface Imports<Outcome> {
  finished(id: string, options: { onProgress: (done: number) => void }): Promise<Outcome>;
}

export const finished = <Outcome>(imports: Imports<Outcome>, id: string, title: string): Promise<Outcome> =>
  withProgress(`${title} [{bar}] {percentage}% | {duration_formatted}`, (onProgress) =>
    imports.finished(id, { onProgress: (done) => onProgress(Math.round(done * 100), 100) }),
  );

import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { EXAM_TYPES, type ExamType } from '../../contract/exam-definitions';
import type { FormImportResource } from '../../contract/exam-forms';
import { FormImports } from '../modules/exams/forms/form-imports';
import { runAsProcess, withApp } from './app-tool';
import { confirmed, finished, printLine, printEncoding, printIssues } from './import-tool';

const USAGE = `Usage: npm run exam-forms:import -- FILE.csv [--type SAT|ACT] [--code CODE] [--yes]
       npm run exam-forms:import -- --undo IMPORT_ID

  FILE.csv    answer keys with skills, or scales; the documentation lists the columns
  --type      the test, if the file does not name it
  --code      the form, such as 'May 2017', if the file contains only one
  --yes       import without asking, after the check
  --undo      undo a whole import

You need not stop a running server. The exit status is 1 if anything was not imported.
`;

const OPTIONS = {
  type: { type: 'string' },
  code: { type: 'string' },
  yes: { type: 'boolean', default: false },
  undo: { type: 'string' },
} as const;

interface Options {
  readonly type?: ExamType;
  readonly code?: string;
  readonly yes: boolean;
}

runAsProcess(main);

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
  const [file] = positionals;
  const type = EXAM_TYPES.find((name) => name === values.type?.toUpperCase());
  if ((file === undefined) === (values.undo === undefined) || (values.type !== undefined && !type))
    throw new Error(USAGE);
  await withApp({}, async (app) => {
    const imports = app.get(FormImports);
    if (values.undo !== undefined) await undo(imports, values.undo);
    else await importFile(imports, file!, { type, code: values.code, yes: values.yes });
  });
}

async function importFile(imports: FormImports, file: string, { yes, ...target }: Options): Promise<void> {
  const id = await imports.check(basename(file), createReadStream(file), target);
  const { attributes } = await imports.get(id);
  report(attributes);
  if (attributes.forms.every(({ change }) => change === 'unchanged')) return printLine('Nothing to import.');
  if (!yes && !(await confirmed('Import them? (y/N) '))) return printLine('Nothing was imported.');
  await imports.start(id, {});
  const { faults, faultCount } = await finished(imports, id, 'import');
  if (faultCount > attributes.faultCount) printIssues(faults, faultCount);
  printLine(`Imported. To undo it: --undo ${id}`);
}

async function undo(imports: FormImports, id: string): Promise<void> {
  await imports.startUndo(id);
  const { undone } = await finished(imports, id, 'undo');
  const unchanged = undone?.kept ?? [];
  printLine(
    unchanged.length === 0
      ? 'Undone.'
      : `Undone, except what was used or changed since: ${unchanged.join(', ')}.`,
  );
}

function report({ encoding, rows, forms, faults, faultCount }: FormImportResource['attributes']): void {
  printEncoding(encoding);
  printLine(`${rows} rows of ${forms.length} forms:`);
  for (const { type, code, change, changes, entries } of forms)
    printLine(`  ${type} ${code}: ${change}, ${changes} changes, ${entries} entries to rescore`);
  printIssues(faults, faultCount);
}

import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import type { CollegeImportResource } from '../../contract/college-imports';
import { CollegeImports } from '../modules/colleges/imports/college-imports';
import { runAsProcess, withApp } from './app-tool';
import { confirmed, finished, printLine, printEncoding, printIssues } from './import-tool';

const USAGE = `Usage: npm run colleges:import -- FILE.csv [--yes] [--review]
       npm run colleges:import -- --undo IMPORT_ID

  FILE.csv    colleges, with the columns of the College Scorecard or of the documentation
  --yes       import without asking, after the check
  --review    put new colleges in review instead of publishing them
  --undo      undo a whole import

You need not stop a running server. The exit status is 1 if anything was not imported.
`;

const OPTIONS = {
  yes: { type: 'boolean', default: false },
  review: { type: 'boolean', default: false },
  undo: { type: 'string' },
} as const;

type Import = CollegeImportResource['attributes'];

runAsProcess(main);

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
  const [file] = positionals;
  if ((file === undefined) === (values.undo === undefined)) throw new Error(USAGE);
  await withApp({}, async (app) => {
    const imports = app.get(CollegeImports);
    if (values.undo !== undefined) await undo(imports, values.undo);
    else await importFile(imports, file!, values);
  });
}

async function importFile(
  imports: CollegeImports,
  file: string,
  { yes, review }: { yes: boolean; review: boolean },
): Promise<void> {
  const id = await imports.check(basename(file), createReadStream(file), {});
  const { attributes } = await imports.get(id);
  report(attributes);
  if (attributes.added + attributes.changed === 0) return printLine('Nothing to import.');
  if (!yes && !(await confirmed(`Import them${review ? ', new ones for review' : ''}? (y/N) `))) {
    return printLine('Nothing was imported.');
  }
  await imports.start(id, { publish: !review });
  const { details, faults, faultCount } = await finished(imports, id, 'import');
  if (faultCount > attributes.faultCount) printIssues(faults, faultCount);
  const { added, changed, unchanged } = details;
  printLine(`${added} added, ${changed} changed, ${unchanged} unchanged. To undo it: --undo ${id}`);
}

async function undo(imports: CollegeImports, id: string): Promise<void> {
  await imports.startUndo(id);
  const { undone } = await finished(imports, id, 'undo');
  if (undone) {
    printLine(
      `${undone.deleted} deleted, ${undone.restored} changed back, ${undone.kept} not undone, since people edited them.`,
    );
  }
}

function report({ encoding, rows, added, changed, unchanged, faults, faultCount }: Import): void {
  printEncoding(encoding);
  printLine(`${rows} rows: ${added} to add, ${changed} to change, ${unchanged} unchanged.`);
  printIssues(faults, faultCount);
}

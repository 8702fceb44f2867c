import { catalog } from '../../src/catalog';
import { PlainText } from '../../src/kernel/personal';

/** The kinds whose first event named the owner of the file before all of them did. */
const TOLD = ['ExamEntryImportChecked', 'RosterImportChecked'];

const REASONS: Readonly<Record<string, string>> = {
  CollegeImportFailed: 'The disk is full.',
  ExamFormImportFailed: 'The disk is full.',
  ExamEntryImportFailed: 'It was given up.',
  RosterImportFailed: 'It was given up.',
};

interface Earlier {
  readonly fileName: string;
  readonly ownerId?: string;
  readonly [field: string]: unknown;
}

/** Returns an event as before: the name of a file was not sealed, and most events did not name its owner. */
function earlier(type: string, { ownerId, ...today }: Earlier): Earlier {
  const reason = REASONS[type];
  const told = reason === undefined ? today : { ...today, reason };
  if (!TOLD.includes(type)) return told;
  const { importId, fileName, ...rest } = told;
  return { importId, fileName, ownerId, ...rest };
}

export const olderImportSamples = catalog
  .names()
  .filter((type) => /Import(Checked|Started|Finished|Failed|UndoStarted|Undone)$/.test(type))
  .map((type) => {
    const stored = earlier(type, catalog.sample(type) as Earlier);
    const today = { ownerId: '', ...stored, fileName: new PlainText(stored.fileName) };
    return { type, version: 1, stored, today };
  });

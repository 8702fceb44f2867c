import { catalog } from '../../src/catalog';
import { PlainText } from '../../src/kernel/personal';

/** In these kinds, the first event already named the owner of the file. */
const WITHOUT_OWNER = ['ExamEntryImportChecked', 'RosterImportChecked'];

const REASONS: Readonly<Record<string, string>> = {
  CollegeImportFailed: 'The disk is full.',
  ExamFormImportFailed: 'The disk is full.',
  ExamEntryImportFailed: 'It was given up.',
  RosterImportFailed: 'It was given up.',
};

/** Fields that the second version lacked as well. */
const ADDED: Readonly<Record<string, readonly string[]>> = {
  CollegeImportFinished: ['faults', 'faultCount'],
  ExamFormImportFinished: ['forms', 'faults', 'faultCount'],
};

const withoutAdded = (type: string) =>
  Object.fromEntries(Object.entries(catalog.sample(type)).filter(([field]) => !ADDED[type]?.includes(field)));

interface Earlier {
  readonly fileName: string;
  readonly ownerId?: string;
  readonly [field: string]: unknown;
}

/** Returns an event as it was before file names were sealed and most events named the owner. */
function earlier(type: string, { ownerId, ...today }: Earlier): Earlier {
  const reason = REASONS[type];
  const data = reason === undefined ? today : { ...today, reason };
  if (!WITHOUT_OWNER.includes(type)) return data;
  const { importId, fileName, ...rest } = data;
  return { importId, fileName, ownerId, ...rest };
}

const firstVersions = catalog
  .names()
  .filter((type) => /Import(Checked|Started|Finished|Failed|UndoStarted|Undone)$/.test(type))
  .map((type) => {
    const stored = earlier(type, withoutAdded(type) as Earlier);
    const today = { ownerId: '', ...stored, fileName: new PlainText(stored.fileName) };
    return { type, version: 1, stored, today };
  });

const secondVersions = Object.keys(ADDED).map((type) => {
  const stored = withoutAdded(type);
  return { type, version: 2, stored, today: stored };
});

export const olderImportSamples = [...firstVersions, ...secondVersions];

import { PlainText } from '../../src/kernel/personal';

/** Each kind had six events of its own before they became one family. */
interface Former {
  readonly type: string;
  readonly last: Readonly<Record<string, unknown>>;
  /** The details of today, except in steps without any. */
  readonly details?: object;
}

const ofColleges = { importId: 'i1', ownerId: 'a1', fileName: 'colleges.csv' };
const ofForms = { importId: 'im1', ownerId: 'a1', fileName: 'keys.csv' };
const ofEntries = { importId: 'im1', ownerId: 'a1', fileName: 'period-3.csv' };
const ofRosters = { importId: 'im1', ownerId: 'a1', fileName: 'students.csv' };

const counts = { added: 2, changed: 1, unchanged: 0 };
const undoCounts = { deleted: 1, restored: 1, kept: 1 };
const forms = [{ formId: 'sat-may-2017', type: 'SAT', code: 'May 2017', change: 'changed', changes: 3 }];
const formIssues = {
  faults: [{ line: 5, severity: 'warning', message: 'It has no answer.' }],
  faultCount: 1,
};
const entryIssues = {
  faults: [{ line: 4, severity: 'error', message: 'The type must be SAT or ACT.' }],
  faultCount: 1,
};
const rosterIssues = {
  faults: [{ line: 4, severity: 'error', message: 'The role must be student.' }],
  faultCount: 1,
};

const former: readonly Former[] = [
  {
    type: 'CollegeImportChecked',
    last: {
      ...ofColleges,
      encoding: 'Windows-1252',
      rows: 4,
      counts,
      faults: [{ line: 3, severity: 'error', message: 'No name' }],
      faultCount: 1,
    },
    details: counts,
  },
  {
    type: 'CollegeImportStarted',
    last: { ...ofColleges, publish: true },
    details: { publish: true },
  },
  {
    type: 'CollegeImportFinished',
    last: {
      ...ofColleges,
      counts,
      faults: [{ line: 3, severity: 'warning', message: 'Harbor has the code 6001.' }],
      faultCount: 1,
    },
    details: counts,
  },
  { type: 'CollegeImportFailed', last: { ...ofColleges, reason: 'unexpected' } },
  { type: 'CollegeImportUndoStarted', last: ofColleges },
  { type: 'CollegeImportUndone', last: { ...ofColleges, counts: undoCounts }, details: undoCounts },
  {
    type: 'ExamFormImportChecked',
    last: { ...ofForms, encoding: 'Windows-1252', content: 'key', rows: 148, forms, ...formIssues },
    details: { content: 'key', forms },
  },
  { type: 'ExamFormImportStarted', last: ofForms, details: {} },
  { type: 'ExamFormImportFinished', last: { ...ofForms, forms, ...formIssues }, details: { forms } },
  { type: 'ExamFormImportFailed', last: { ...ofForms, reason: 'unexpected' } },
  { type: 'ExamFormImportUndoStarted', last: ofForms },
  {
    type: 'ExamFormImportUndone',
    last: { ...ofForms, kept: ['April 2018'] },
    details: { kept: ['April 2018'] },
  },
  {
    type: 'ExamEntryImportChecked',
    last: { ...ofEntries, ownerId: 'c1', encoding: 'UTF-8', rows: 24, entries: 23, ...entryIssues },
    details: { entries: 23 },
  },
  { type: 'ExamEntryImportStarted', last: ofEntries, details: {} },
  {
    type: 'ExamEntryImportFinished',
    last: { ...ofEntries, entries: 23, ...entryIssues },
    details: { entries: 23 },
  },
  { type: 'ExamEntryImportFailed', last: { ...ofEntries, reason: 'unexpected' } },
  { type: 'ExamEntryImportUndoStarted', last: ofEntries },
  {
    type: 'ExamEntryImportUndone',
    last: { ...ofEntries, removed: 22, kept: 1 },
    details: { removed: 22, kept: 1 },
  },
  {
    type: 'RosterImportChecked',
    last: {
      ...{ ...ofRosters, entityId: 'e1', encoding: 'UTF-8', rows: 24, people: 20, unchanged: 3 },
      ...rosterIssues,
    },
    details: { entityId: 'e1', people: 20, unchanged: 3 },
  },
  { type: 'RosterImportStarted', last: { ...ofRosters, send: true }, details: { send: true } },
  {
    type: 'RosterImportFinished',
    last: { ...ofRosters, people: 20, ...rosterIssues },
    details: { people: 20 },
  },
  { type: 'RosterImportFailed', last: { ...ofRosters, reason: 'unexpected' } },
  { type: 'RosterImportUndoStarted', last: ofRosters },
  {
    type: 'RosterImportUndone',
    last: { ...ofRosters, removed: 19, kept: 1 },
    details: { removed: 19, kept: 1 },
  },
];

const KINDS: Readonly<Record<string, string>> = {
  CollegeImport: 'college-import',
  ExamEntryImport: 'exam-entry-import',
  ExamFormImport: 'exam-form-import',
  RosterImport: 'roster-import',
};

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

type Payload = Readonly<Record<string, unknown>>;

const without = (payload: object, fields: readonly string[] = []): Payload =>
  Object.fromEntries(Object.entries(payload).filter(([field]) => !fields.includes(field)));

/** Returns an event as it was before file names were sealed and most events named the owner. */
function firstOf(type: string, { ownerId, ...others }: Payload): Payload {
  const reason = REASONS[type];
  const data = reason === undefined ? others : { ...others, reason };
  if (!WITHOUT_OWNER.includes(type)) return data;
  const { importId, fileName, ...rest } = data as Payload;
  return { importId, fileName, ownerId, ...rest };
}

const COMMON = ['importId', 'ownerId', 'fileName', 'encoding', 'rows', 'faults', 'faultCount', 'reason'];

export const olderImportSamples = former.flatMap(({ type, last, details }) => {
  const added = ADDED[type];
  const earlier = without(last, added);
  const first = firstOf(type, earlier);
  const kind = KINDS[type.replace(/(Checked|Started|Finished|Failed|UndoStarted|Undone)$/, '')]!;
  const today = (stored: Payload, shown: object | undefined = details) => ({
    kind,
    ...Object.fromEntries(Object.entries(stored).filter(([field]) => COMMON.includes(field))),
    ...(shown && { details: shown }),
  });
  const shownEarlier = details && without(details, added);
  const versions = [
    {
      stored: first,
      today: { ownerId: '', ...today(first, shownEarlier), fileName: new PlainText(first.fileName) },
    },
    ...(added ? [{ stored: earlier, today: today(earlier, shownEarlier) }] : []),
    { stored: last, today: today(last) },
  ];
  return versions.map((version, index) => ({ type, version: index + 1, ...version }));
});

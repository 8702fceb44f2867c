import { events, IMPORT_STEP } from '../../kernel/event';
import {
  CATALOGUE,
  CHOICE,
  FIGURE,
  ID,
  OPERATION,
  PERSON,
  retained,
  sealedSince,
  sealedText,
} from '../../kernel/personal';

/** The sentence names a line and the issue there, without quoting the file. */
export interface StoredIssue {
  /** The line in the file; the header is line 1. */
  readonly line: number;
  readonly severity: 'error' | 'warning';
  readonly message: string;
}

interface File {
  /** The kind of import, which is also the name of its streams. */
  kind: string;
  importId: string;
  ownerId: string;
  fileName: string;
}

/** The details that a kind stores with each step: figures, choices, ids and codes, and nothing about a person. */
export interface ImportSteps {
  readonly checked: object;
  readonly started: object;
  /** What running it did, in the terms of the check. */
  readonly finished: object;
  readonly undone: object;
}

export type ImportEvents = {
  /** States what running it would do, with the first hundred issues. */
  ImportChecked: File & {
    encoding: 'UTF-8' | 'UTF-16' | 'Windows-1252';
    rows: number;
    details: object;
    faults: readonly StoredIssue[];
    faultCount: number;
  };
  ImportStarted: File & { details: object };
  /** The issues are those of the check and those found while running; earlier versions did not record them. */
  ImportFinished: File & { details: object; faults?: readonly StoredIssue[]; faultCount?: number };
  ImportFailed: File & { reason: string };
  ImportUndoStarted: File;
  ImportUndone: File & { details: object };
};

const file = { kind: CHOICE, importId: ID, ownerId: PERSON, fileName: sealedText('ownerId') };
const details = retained('These are figures, choices, ids and catalog codes of an import.');
const issues = { faults: OPERATION, faultCount: FIGURE };

type Data = Readonly<Record<string, unknown>>;

const KIND_OF_NOUN = {
  CollegeImport: 'college-import',
  ExamEntryImport: 'exam-entry-import',
  ExamFormImport: 'exam-form-import',
  RosterImport: 'roster-import',
};
/** A file may be named after a student; the first version did not seal the name. */
const sealed = sealedSince('fileName', 'ownerId');
const hadOptionalIssues = ['CollegeImportFinished', 'ExamFormImportFinished'];

function formerly(step: string, asOneFamily: (data: Data, kind: string) => Data) {
  const former = Object.entries(KIND_OF_NOUN).map(([noun, kind]) => {
    const name = `${noun}${step}`;
    const later = hadOptionalIssues.includes(name) ? [(v2: Data) => ({ ...v2 })] : [];
    return [name, [sealed, ...later, (last: Data) => ({ ...asOneFamily(last, kind) })]] as const;
  });
  return Object.fromEntries(former);
}

const COMMON = new Set([...Object.keys(file), 'encoding', 'rows', 'faults', 'faultCount']);

function withDetails(data: Data, kind: string): Data {
  const fields = Object.entries(data);
  const { counts, ...others } = Object.fromEntries(fields.filter(([field]) => !COMMON.has(field)));
  const common = Object.fromEntries(fields.filter(([field]) => COMMON.has(field)));
  return { kind, ...common, details: { ...others, ...(counts as Data | undefined) } };
}

const withKind = (data: Data, kind: string): Data => ({ kind, ...data });

const sampleFile = { kind: 'college-import', importId: 'i1', ownerId: 'a1', fileName: 'colleges.csv' };
const sampleIssue = { line: 3, severity: 'error', message: 'No name' } as const;

export const importEvents = events<ImportEvents>({
  ImportChecked: {
    fields: { ...file, encoding: CATALOGUE, rows: FIGURE, details, ...issues },
    sample: {
      ...sampleFile,
      encoding: 'Windows-1252',
      rows: 4,
      details: { added: 2, changed: 1, unchanged: 0 },
      faults: [sampleIssue],
      faultCount: 1,
    },
    renamedFrom: formerly('Checked', withDetails),
    notUndone: IMPORT_STEP,
  },
  ImportStarted: {
    fields: { ...file, details },
    sample: { ...sampleFile, details: { publish: true } },
    renamedFrom: formerly('Started', withDetails),
    notUndone: IMPORT_STEP,
  },
  ImportFinished: {
    fields: { ...file, details, ...issues },
    sample: {
      ...sampleFile,
      details: { added: 2, changed: 1, unchanged: 0 },
      faults: [sampleIssue],
      faultCount: 1,
    },
    renamedFrom: formerly('Finished', withDetails),
    notUndone: IMPORT_STEP,
  },
  ImportFailed: {
    fields: { ...file, reason: OPERATION },
    sample: { ...sampleFile, reason: 'unexpected' },
    renamedFrom: formerly('Failed', withKind),
    notUndone: IMPORT_STEP,
  },
  ImportUndoStarted: {
    fields: file,
    sample: sampleFile,
    renamedFrom: formerly('UndoStarted', withKind),
    notUndone: IMPORT_STEP,
  },
  ImportUndone: {
    fields: { ...file, details },
    sample: { ...sampleFile, details: { deleted: 1, restored: 1, kept: 1 } },
    renamedFrom: formerly('Undone', withDetails),
    notUndone: IMPORT_STEP,
  },
});

import type { FileEncoding, ImportIssue, ImportState } from '../contract/imports';
import type { EventRecord } from '../src/kernel/event';
import { ERASED, retained } from '../src/kernel/personal';
import { projection } from '../src/kernel/projection';
import type { ExamEntryEvents } from '../src/modules/exams/entries/exam-entries.events';
import type { AccountEvents } from '../src/modules/identity/accounts/accounts.events';
import type { ImportEvents } from '../src/platform/imports/imports.events';

/** An imported file of any kind, and its outcome. The details are those of the kind. */
export interface ImportedFile {
  readonly id: string;
  readonly kind: string;
  readonly ownerId: string;
  readonly fileName: string;
  readonly encoding: FileEncoding;
  readonly state: ImportState;
  readonly rows: number;
  readonly details: object;
  readonly undone: object | null;
  readonly faults: readonly ImportIssue[];
  readonly faultCount: number;
  readonly reason: string | null;
  readonly createdAt: string;
  readonly opened: number;
  readonly removed: number;
  readonly version: number;
}

type Step<Name extends keyof ImportEvents> = EventRecord & { readonly data: ImportEvents[Name] };

const moved =
  <Name extends keyof ImportEvents>(
    state: ImportState,
    change: (event: Step<Name>, file: ImportedFile) => Partial<ImportedFile>,
  ) =>
  (file: ImportedFile, event: Step<Name>): ImportedFile => ({
    ...file,
    ...change(event, file),
    state,
    version: event.revision,
  });

const whenStored = (file: ImportedFile, change: Partial<ImportedFile>): ImportedFile | null =>
  file.createdAt === '' ? null : { ...file, ...change };

export const imports = projection<
  ImportedFile,
  ImportEvents & Pick<AccountEvents, 'AccountInvited'> & Pick<ExamEntryEvents, 'ExamRemoved'>
>({
  name: 'imports',
  contains: 'imported files of every kind, and their outcomes',
  version: 1,
  indexes: [
    { kind: 1, createdAt: -1 },
    { state: 1 },
    { ownerId: 1, createdAt: -1 },
    { 'details.entityId': 1, createdAt: -1 },
  ],
  key: ({ data }) => data.importId ?? [],
  empty: (id) => ({
    ...{ id, kind: '', ownerId: '', fileName: '', encoding: 'UTF-8', state: 'checked', rows: 0 },
    ...{ details: {}, undone: null, faults: [], faultCount: 0, reason: null, createdAt: '' },
    ...{ opened: 0, removed: 0, version: -1 },
  }),
  erasure: { ownerId: (file) => ({ ...file, fileName: ERASED }) },
  exported: retained(
    'It is about the staff who uploaded the file. What it added is exported with each person.',
  ),
  on: {
    ImportChecked: moved<'ImportChecked'>('checked', ({ data: { importId: _, ...data }, time }) => ({
      ...data,
      createdAt: time,
    })),
    ImportStarted: moved('running', () => ({ reason: null })),
    ImportFinished: moved<'ImportFinished'>('done', ({ data: { details, faults, faultCount } }, file) => ({
      details: { ...file.details, ...details },
      faults: faults ?? file.faults,
      faultCount: faultCount ?? file.faultCount,
    })),
    ImportFailed: moved<'ImportFailed'>('failed', ({ data: { reason } }) => ({ reason })),
    ImportUndoStarted: moved('undoing', () => ({ reason: null })),
    ImportUndone: moved<'ImportUndone'>('undone', ({ data: { details } }) => ({ undone: details })),
    AccountInvited: (file) => whenStored(file, { opened: file.opened + 1 }),
    ExamRemoved: (file) => whenStored(file, { removed: file.removed + 1 }),
  },
});

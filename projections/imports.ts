import type { ImportIssue, FileEncoding, ImportState } from '../contract/imports';
import type { EventRecord } from '../src/kernel/event';
import { ERASED, retained } from '../src/kernel/personal';
import { projection, type Projection } from '../src/kernel/projection';

export interface ImportedFile {
  readonly id: string;
  readonly ownerId: string;
  readonly fileName: string;
  readonly encoding: FileEncoding;
  readonly state: ImportState;
  readonly rows: number;
  readonly faults: readonly ImportIssue[];
  readonly faultCount: number;
  readonly createdAt: string;
  readonly reason: string | null;
  readonly version: number;
}

type CommonField = 'importId' | 'ownerId' | 'fileName';
type Step = EventRecord & {
  readonly data: { readonly importId: string; readonly ownerId: string; readonly fileName: string };
};

interface Recipe<Noun extends string, Events extends object, File extends ImportedFile> {
  readonly name: string;
  readonly version: number;
  readonly noun: Noun;
  /** The fields that this kind of import shows in addition. */
  readonly empty: Omit<File, keyof ImportedFile>;
  readonly undone: (data: Omit<Events[`${Noun}Undone` & keyof Events], CommonField>) => Partial<File>;
}

/** Imported files of one kind, and their outcomes. Further fields of the events are shown unchanged. */
export function importedFiles<Noun extends string, Events extends object, File extends ImportedFile>({
  name,
  version,
  noun,
  empty,
  undone,
}: Recipe<Noun, Events, File>) {
  const detailsOf = ({
    data: { importId: _importId, ownerId: _ownerId, fileName: _fileName, ...details },
  }: Step) => details;
  const moved = (state: ImportState, change: (event: Step) => object) => (file: File, event: Step) => ({
    ...file,
    ...change(event),
    state,
    version: event.revision,
  });
  const on = {
    Checked: (file: File, event: Step) => ({
      ...moved('checked', detailsOf)(file, event),
      ownerId: event.data.ownerId,
      fileName: event.data.fileName,
      createdAt: event.time,
    }),
    Started: moved('running', () => ({ reason: null })),
    Finished: moved('done', detailsOf),
    Failed: moved('failed', detailsOf),
    UndoStarted: moved('undoing', () => ({ reason: null })),
    Undone: moved('undone', (event) => undone(detailsOf(event) as never)),
  };
  const named = Object.entries(on).map(([step, apply]) => [`${noun}${step}`, apply]);
  return projection<File, Events>({
    name,
    version,
    indexes: [{ createdAt: -1 }, { state: 1 }, { ownerId: 1, createdAt: -1 }],
    key: ({ data }) => (data as { importId: string }).importId,
    empty: (id) =>
      ({
        id,
        ownerId: '',
        fileName: '',
        encoding: 'UTF-8',
        state: 'checked',
        rows: 0,
        faults: [],
        faultCount: 0,
        createdAt: '',
        reason: null,
        version: -1,
        ...empty,
      }) as unknown as File,
    erasure: { ownerId: (file: File) => ({ ...file, fileName: ERASED }) } as Projection<
      File,
      Events
    >['erasure'],
    exported: retained('Of the staff who uploaded it.'),
    on: Object.fromEntries(named) as Projection<File, Events>['on'],
  });
}

import type { CollegeImportResource } from '../contract/college-imports';
import { projection } from '../src/kernel/projection';
import type { CollegeImportEvents, ImportCounts, UndoCounts } from '../src/modules/colleges/colleges.events';

type Shown = CollegeImportResource['attributes'];

export interface CollegeImport extends Pick<
  Shown,
  'fileName' | 'encoding' | 'state' | 'rows' | 'faults' | 'faultCount' | 'createdAt'
> {
  readonly id: string;
  /** What running it would do, or did. */
  readonly counts: ImportCounts;
  readonly undone: UndoCounts | null;
  /** Why it failed. */
  readonly reason: string | null;
  /** Revision of the import's stream. */
  readonly version: number;
}

/** Imported files and their outcomes. */
export const collegeImports = projection<CollegeImport, CollegeImportEvents>({
  name: 'college-imports',
  version: 2,
  indexes: [{ createdAt: -1 }, { state: 1 }],
  key: ({ data }) => data.importId,
  empty: (id) => ({
    id,
    fileName: '',
    encoding: 'UTF-8',
    state: 'checked',
    rows: 0,
    counts: { added: 0, changed: 0, unchanged: 0 },
    faults: [],
    faultCount: 0,
    createdAt: '',
    undone: null,
    reason: null,
    version: -1,
  }),
  erasure: {},
  on: {
    CollegeImportChecked: (file, { data: { importId: _importId, ...checked }, time, revision }) => ({
      ...file,
      ...checked,
      createdAt: time,
      version: revision,
    }),
    CollegeImportStarted: (file, event) => moved(file, 'running', event, { reason: null }),
    CollegeImportFinished: (file, event) => moved(file, 'done', event, { counts: event.data.counts }),
    CollegeImportFailed: (file, event) => moved(file, 'failed', event, { reason: event.data.reason }),
    CollegeImportUndoStarted: (file, event) => moved(file, 'undoing', event, { reason: null }),
    CollegeImportUndone: (file, event) => moved(file, 'undone', event, { undone: event.data.counts }),
  },
});

const moved = (
  file: CollegeImport,
  state: CollegeImport['state'],
  { revision }: { readonly revision: number },
  change: Partial<CollegeImport>,
): CollegeImport => ({ ...file, ...change, state, version: revision });

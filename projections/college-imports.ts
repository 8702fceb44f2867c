import type { CollegeImportResource } from '../contract/college-imports';
import { projection } from '../src/kernel/projection';
import type { CollegeImportEvents, ImportCounts, UndoCounts } from '../src/modules/colleges/colleges.events';

type Shown = CollegeImportResource['attributes'];

export interface CollegeImport extends Pick<
  Shown,
  'fileName' | 'encoding' | 'state' | 'rows' | 'faults' | 'faultCount' | 'createdAt'
> {
  readonly id: string;
  /** What running it would do, then what it did. */
  readonly counts: ImportCounts;
  readonly undone: UndoCounts | null;
  /** Why it failed. */
  readonly reason: string | null;
  /** Revision of the import's stream. */
  readonly version: number;
}

/** Files that were read, and what became of them. */
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
    CollegeImportChecked: (file, { data, time, revision }) => ({
      ...file,
      fileName: data.fileName,
      encoding: data.encoding,
      rows: data.rows,
      counts: data.counts,
      faults: data.faults,
      faultCount: data.faultCount,
      createdAt: time,
      version: revision,
    }),
    CollegeImportStarted: (file, { revision }) => ({
      ...file,
      state: 'running',
      reason: null,
      version: revision,
    }),
    CollegeImportFinished: (file, { data: { counts }, revision }) => ({
      ...file,
      state: 'done',
      counts,
      version: revision,
    }),
    CollegeImportFailed: (file, { data: { reason }, revision }) => ({
      ...file,
      state: 'failed',
      reason,
      version: revision,
    }),
    CollegeImportUndoStarted: (file, { revision }) => ({
      ...file,
      state: 'undoing',
      reason: null,
      version: revision,
    }),
    CollegeImportUndone: (file, { data: { counts }, revision }) => ({
      ...file,
      state: 'undone',
      undone: counts,
      version: revision,
    }),
  },
});

import type {
  CollegeImportEvents,
  ImportCounts,
  UndoCounts,
} from '../../src/modules/colleges/colleges.events';
import { importedFiles, type ImportedFile } from '../imports';

export interface CollegeImport extends ImportedFile {
  readonly counts: ImportCounts;
  readonly undone: UndoCounts | null;
}

export const collegeImports = importedFiles<'CollegeImport', CollegeImportEvents, CollegeImport>({
  name: 'college-imports',
  version: 3,
  noun: 'CollegeImport',
  empty: { counts: { added: 0, changed: 0, unchanged: 0 }, undone: null },
  undone: ({ counts }) => ({ undone: counts }),
});

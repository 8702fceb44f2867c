import { serverEvent } from '../../../../contract/realtime';
import { examEntryImports, type ExamEntryImport } from '../../../../projections/exams/exam-entry-imports';
import type { ImportKind } from '../../../platform/imports/import-kind';
import { examEntryImport } from './exam-entry-import.decider';
import type { ExamEntryImportEvents } from './exam-entry-imports.events';

/** Changes are pushed to the owner and to every admin. */
export const examEntryImportKind: ImportKind<'ExamEntryImport', ExamEntryImportEvents, ExamEntryImport> = {
  noun: 'ExamEntryImport',
  decider: examEntryImport,
  view: examEntryImports,
  changed: (id, version, data) => serverEvent('entry-import.changed', id, version, data),
  concerns: async (accounts, { ownerId }) => [...new Set([ownerId, ...(await accounts.withRole('admin'))])],
};

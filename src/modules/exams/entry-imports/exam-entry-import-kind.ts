import { serverEvent } from '../../../../contract/realtime';
import { imports } from '../../../../projections/imports';
import { ownerAndAdmins, type ImportKind } from '../../../platform/imports/import-kind';
import { examEntryImport } from './exam-entry-import.decider';

export const examEntryImportKind: ImportKind = {
  decider: examEntryImport,
  view: imports,
  changed: (id, version, data) => serverEvent('entry-import.changed', id, version, data),
  concerns: ownerAndAdmins,
};

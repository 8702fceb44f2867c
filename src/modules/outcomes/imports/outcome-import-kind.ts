import { serverEvent } from '../../../../contract/realtime';
import { imports } from '../../../../projections/imports';
import { ownerAndAdmins, type ImportKind } from '../../../platform/imports/import-kind';
import { outcomeImport } from './outcome-import.decider';

export const outcomeImportKind: ImportKind = {
  decider: outcomeImport,
  view: imports,
  changed: (id, version, data) => serverEvent('outcome-import.changed', id, version, data),
  concerns: ownerAndAdmins,
};

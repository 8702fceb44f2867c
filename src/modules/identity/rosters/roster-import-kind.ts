import { serverEvent } from '../../../../contract/realtime';
import { imports } from '../../../../projections/imports';
import { ownerAndAdmins, type ImportKind } from '../../../platform/imports/import-kind';
import { rosterImport } from './roster-import.decider';

export const rosterImportKind: ImportKind = {
  decider: rosterImport,
  view: imports,
  changed: (id, version, data) => serverEvent('roster-import.changed', id, version, data),
  concerns: ownerAndAdmins,
};

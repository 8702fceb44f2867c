import { serverEvent } from '../../../../contract/realtime';
import { imports } from '../../../../projections/imports';
import type { ImportKind } from '../../../platform/imports/import-kind';
import { collegeImport } from './college-import.decider';

export const collegeImportKind: ImportKind = {
  decider: collegeImport,
  view: imports,
  changed: (id, version, data) => serverEvent('college-import.changed', id, version, data),
  concerns: (accounts) => accounts.withRole('admin'),
};

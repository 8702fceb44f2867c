import { serverEvent } from '../../../../contract/realtime';
import { collegeImports, type CollegeImport } from '../../../../projections/colleges/college-imports';
import type { ImportKind } from '../../../platform/imports/import-kind';
import { collegeImport } from './college-import.decider';
import type { CollegeImportEvents } from '../colleges.events';

export const collegeImportKind: ImportKind<'CollegeImport', CollegeImportEvents, CollegeImport> = {
  noun: 'CollegeImport',
  decider: collegeImport,
  view: collegeImports,
  changed: (id, version, data) => serverEvent('college-import.changed', id, version, data),
  concerns: (accounts) => accounts.withRole('admin'),
};

import { importDecider } from '../../../platform/imports/import.decider';
import type { CollegeImportEvents } from '../colleges.events';

export const collegeImport = importDecider<'CollegeImport', CollegeImportEvents>(
  'college-import',
  'CollegeImport',
);

import { importDecider } from '../../../platform/imports/import.decider';
import type { CollegeImportEvents } from '../colleges.events';

/** A file of colleges. */
export const collegeImport = importDecider<'CollegeImport', CollegeImportEvents>(
  'college-import',
  'CollegeImport',
);

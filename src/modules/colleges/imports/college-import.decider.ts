import { importDecider } from '../../../platform/imports/import.decider';

export const collegeImport = importDecider('college-import');

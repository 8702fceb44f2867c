import { importDecider } from '../../../platform/imports/import.decider';

export const rosterImport = importDecider('roster-import');

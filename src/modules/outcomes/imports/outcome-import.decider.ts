import { importDecider } from '../../../platform/imports/import.decider';

export const outcomeImport = importDecider('outcome-import');

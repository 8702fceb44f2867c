import { importDecider } from '../../../platform/imports/import.decider';

export const examEntryImport = importDecider('exam-entry-import');

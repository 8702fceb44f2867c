import { importDecider } from '../../../platform/imports/import.decider';

export const examFormImport = importDecider('exam-form-import');

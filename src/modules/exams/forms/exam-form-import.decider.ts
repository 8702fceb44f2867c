import { importDecider } from '../../../platform/imports/import.decider';
import type { FormImportEvents } from './exam-forms.events';

/** A file of keys and skills, or of scales. */
export const examFormImport = importDecider<'ExamFormImport', FormImportEvents>(
  'exam-form-import',
  'ExamFormImport',
);

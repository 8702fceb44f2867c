import { importDecider } from '../../../platform/imports/import.decider';
import type { FormImportEvents } from './exam-forms.events';

export const examFormImport = importDecider<'ExamFormImport', FormImportEvents>(
  'exam-form-import',
  'ExamFormImport',
);

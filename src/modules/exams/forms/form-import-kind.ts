import { serverEvent } from '../../../../contract/realtime';
import { examFormImports, type ExamFormImport } from '../../../../projections/exams/exam-form-imports';
import type { ImportKind } from '../../../platform/imports/import-kind';
import { examFormImport } from './exam-form-import.decider';
import { formAdmins } from './exam-forms.live';
import type { FormImportEvents } from './exam-forms.events';

export const formImportKind: ImportKind<'ExamFormImport', FormImportEvents, ExamFormImport> = {
  noun: 'ExamFormImport',
  decider: examFormImport,
  view: examFormImports,
  changed: (id, version, data) => serverEvent('form-import.changed', id, version, data),
  concerns: formAdmins,
};

import { serverEvent } from '../../../../contract/realtime';
import { imports } from '../../../../projections/imports';
import type { ImportKind } from '../../../platform/imports/import-kind';
import { examFormImport } from './exam-form-import.decider';
import { formAdmins } from './exam-forms.live';

export const formImportKind: ImportKind = {
  decider: examFormImport,
  view: imports,
  changed: (id, version, data) => serverEvent('form-import.changed', id, version, data),
  concerns: formAdmins,
};

import type { Query } from 'contract/calls';
import { applyProgress, tagsOnceChanged } from '../../../domain/imports/imports';
import { endpoints, resource, uploadOf } from '../../../shared/api/resource';
import { lists } from '../../../shared/api/tags';
import { onServerEvent } from '../../../shared/realtime/realtime';

const imports = resource('FormImport');

interface Upload {
  readonly file: File;
  readonly meant: Query<'POST /exams/form-imports'>;
}

export const {
  useFormImportsQuery,
  useCheckFormImportMutation,
  useRunFormImportMutation,
  useUndoFormImportMutation,
} = endpoints({
  formImports: imports.list('GET /exams/form-imports'),
  checkFormImport: imports.create('POST /exams/form-imports', {
    request: ({ file, meant: query }: Upload) => ({ query, body: uploadOf(file) }),
  }),
  runFormImport: imports.create('POST /exams/form-imports/{id}/run'),
  undoFormImport: imports.create('POST /exams/form-imports/{id}/undo'),
});

onServerEvent('form-import.changed', {
  patch: { formImports: applyProgress },
  invalidate: (event) => tagsOnceChanged(lists('FormImport'), event),
});

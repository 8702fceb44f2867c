import { applyProgress, tagsOnceChanged } from '../../domain/imports/imports';
import { download, endpoints, mutation, resource, uploadOf } from '../../shared/api/resource';
import { lists } from '../../shared/api/tags';
import { onServerEvent } from '../../shared/realtime/realtime';

const imports = resource('OutcomeImport');
const importsAndOutcomes = lists('OutcomeImport', 'Outcome');

export const {
  useOutcomeImportsQuery,
  useCheckOutcomesMutation,
  useRunOutcomesMutation,
  useUndoOutcomesMutation,
  useOutcomeTemplateMutation,
} = endpoints({
  outcomeImports: imports.list('GET /outcome-imports'),
  checkOutcomes: imports.create('POST /outcome-imports', {
    request: ({ file, ...query }: { readonly file: File; readonly entity_id?: string }) => ({
      query,
      body: uploadOf(file),
    }),
  }),
  runOutcomes: mutation('POST /outcome-imports/{id}/run', { invalidatesTags: importsAndOutcomes }),
  undoOutcomes: imports.create('POST /outcome-imports/{id}/undo'),
  outcomeTemplate: download('GET /outcome-imports/template.csv', 'past-results.csv'),
});

onServerEvent('outcome-import.changed', {
  patch: { outcomeImports: applyProgress },
  invalidate: (event) => tagsOnceChanged(importsAndOutcomes, event),
});

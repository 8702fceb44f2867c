import type { ExamType } from 'contract/exam-definitions';
import { applyProgress, tagsOnceChanged } from '../../domain/imports/imports';
import { download, endpoints, resource } from '../../shared/api/resource';
import { lists } from '../../shared/api/tags';
import { onServerEvent } from '../../shared/realtime/realtime';

const imports = resource('EntryImport');

export const {
  useEntryImportsQuery,
  useCheckEntriesMutation,
  useRunEntryImportMutation,
  useUndoEntryImportMutation,
  useEntryTemplateMutation,
} = endpoints({
  entryImports: imports.list('GET /exams/entry-imports'),
  checkEntries: imports.create('POST /exams/entry-imports'),
  runEntryImport: imports.create('POST /exams/entry-imports/{id}/run'),
  undoEntryImport: imports.create('POST /exams/entry-imports/{id}/undo'),
  entryTemplate: download(
    'GET /exams/entry-imports/template.csv',
    (type: ExamType) => `${type.toLowerCase()}-answers.csv`,
    (type) => ({ query: { type } }),
  ),
});

onServerEvent('entry-import.changed', {
  patch: { entryImports: applyProgress },
  invalidate: (event) => tagsOnceChanged(lists('EntryImport'), event),
});

import type { ResponseOf } from 'contract/calls';
import type { EntryImportResource } from 'contract/entry-imports';
import type { ExamType } from 'contract/exam-definitions';
import { applyProgress, tagsOnceChanged, uploadOf } from '../../domain/imports/imports';
import { api } from '../../shared/api/baseApi';
import { call } from '../../shared/api/call';
import { savesFile } from '../../shared/api/download';
import { LIST, listTags } from '../../shared/api/tags';
import { onServerEvent } from '../../shared/realtime/realtime';

const IMPORTS = [{ type: 'EntryImport', id: LIST } as const];

const entryImportsApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    entryImports: build.query<readonly EntryImportResource[], void>({
      query: () => call('GET /exams/entry-imports'),
      transformResponse: ({ data }: ResponseOf<'GET /exams/entry-imports'>) => data,
      providesTags: (imports) => listTags('EntryImport', imports),
    }),
    checkEntries: build.mutation<EntryImportResource, File>({
      query: (file) => call('POST /exams/entry-imports', { body: uploadOf(file) }),
      transformResponse: ({ data }: ResponseOf<'POST /exams/entry-imports'>) => data,
      invalidatesTags: IMPORTS,
    }),
    runEntryImport: build.mutation<unknown, string>({
      query: (id) => call('POST /exams/entry-imports/{id}/run', { path: { id } }),
      invalidatesTags: IMPORTS,
    }),
    undoEntryImport: build.mutation<unknown, string>({
      query: (id) => call('POST /exams/entry-imports/{id}/undo', { path: { id } }),
      invalidatesTags: IMPORTS,
    }),
    entryTemplate: build.mutation<null, ExamType>({
      query: (type) =>
        call('GET /exams/entry-imports/template.csv', {
          query: { type },
          responseHandler: savesFile(`${type.toLowerCase()}-answers.csv`),
        }),
    }),
  }),
});

onServerEvent('entry-import.changed', {
  patch: { entryImports: applyProgress },
  invalidate: (event) => tagsOnceChanged(IMPORTS, event),
});

export const {
  useEntryImportsQuery,
  useCheckEntriesMutation,
  useRunEntryImportMutation,
  useUndoEntryImportMutation,
  useEntryTemplateMutation,
} = entryImportsApi;

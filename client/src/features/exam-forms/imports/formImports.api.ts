import type { ResponseOf, Query } from 'contract/calls';
import type { FormImportResource } from 'contract/exam-forms';
import { applyProgress, tagsOnceChanged, uploadOf } from '../../../domain/imports/imports';
import { api } from '../../../shared/api/baseApi';
import { call } from '../../../shared/api/call';
import { LIST, listTags } from '../../../shared/api/tags';
import { onServerEvent } from '../../../shared/realtime/realtime';

const IMPORTS = [{ type: 'FormImport', id: LIST } as const];

interface Upload {
  readonly file: File;
  readonly meant: Query<'POST /exams/form-imports'>;
}

const formImportsApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    formImports: build.query<readonly FormImportResource[], void>({
      query: () => call('GET /exams/form-imports'),
      transformResponse: ({ data }: ResponseOf<'GET /exams/form-imports'>) => data,
      providesTags: (imports) => listTags('FormImport', imports),
    }),
    checkFormImport: build.mutation<FormImportResource, Upload>({
      query: ({ file, meant: query }) => call('POST /exams/form-imports', { query, body: uploadOf(file) }),
      transformResponse: ({ data }: ResponseOf<'POST /exams/form-imports'>) => data,
      invalidatesTags: IMPORTS,
    }),
    runFormImport: build.mutation<unknown, string>({
      query: (id) => call('POST /exams/form-imports/{id}/run', { path: { id } }),
      invalidatesTags: IMPORTS,
    }),
    undoFormImport: build.mutation<unknown, string>({
      query: (id) => call('POST /exams/form-imports/{id}/undo', { path: { id } }),
      invalidatesTags: IMPORTS,
    }),
  }),
});

onServerEvent('form-import.changed', {
  patch: { formImports: applyProgress },
  invalidate: (event) => tagsOnceChanged(IMPORTS, event),
});

export const {
  useFormImportsQuery,
  useCheckFormImportMutation,
  useRunFormImportMutation,
  useUndoFormImportMutation,
} = formImportsApi;

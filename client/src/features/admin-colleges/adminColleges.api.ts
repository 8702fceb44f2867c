import type { ResponseOf } from 'contract/calls';
import type { CollegeImportResource } from 'contract/college-imports';
import type { CollegeEdit, DeadlinesEdit, NewCollege } from 'contract/requests/colleges';
import { applyProgress, tagsOnceChanged, uploadOf } from '../../domain/imports/imports';
import { api } from '../../shared/api/baseApi';
import { call } from '../../shared/api/call';
import { LIST, listTags } from '../../shared/api/tags';
import { onServerEvent } from '../../shared/realtime/realtime';

const PAGE_SIZE = 25;

interface Search {
  readonly q: string;
  readonly currentPage: number;
}

const college = (id: string) => [{ type: 'College', id } as const];
const IMPORTS = [{ type: 'CollegeImport', id: LIST } as const];

const soughtAs = (q: string) =>
  q === '' ? {} : /^U?\d+$/i.test(q) ? { ceeb: q.toUpperCase() } : { name: q };

const adminCollegesApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    adminColleges: build.query<ResponseOf<'GET /colleges/all'>, Search>({
      query: ({ q, currentPage }) =>
        call('GET /colleges/all', { query: { ...soughtAs(q), currentPage, pageSize: PAGE_SIZE } }),
      providesTags: (page) => listTags('College', page?.data),
    }),
    addCollege: build.mutation<unknown, NewCollege>({
      query: (body) => call('POST /colleges/college', { body }),
      invalidatesTags: college(LIST),
    }),
    editCollege: build.mutation<unknown, { readonly ceeb: string; readonly changes: CollegeEdit }>({
      extraOptions: { undo: true },
      query: ({ ceeb, changes: body }) => call('PATCH /colleges/{ceeb}', { path: { ceeb }, body }),
      invalidatesTags: (_result, _error, { ceeb }) => college(ceeb),
    }),
    deleteCollege: build.mutation<unknown, string>({
      extraOptions: { undo: true },
      query: (ceeb) => call('DELETE /colleges/{ceeb}', { path: { ceeb } }),
      invalidatesTags: college(LIST),
    }),
    addDeadlines: build.mutation<unknown, { readonly ceeb: string; readonly deadlines: DeadlinesEdit }>({
      extraOptions: { undo: true },
      query: ({ ceeb, deadlines }) => call('POST /colleges/deadlines', { body: { ceeb, ...deadlines } }),
      invalidatesTags: (_result, _error, { ceeb }) => college(ceeb),
    }),
    editDeadlines: build.mutation<unknown, { readonly ceeb: string; readonly deadlines: DeadlinesEdit }>({
      extraOptions: { undo: true },
      query: ({ ceeb, deadlines: body }) =>
        call('PATCH /colleges/{ceeb}/deadlines', { path: { ceeb }, body }),
      invalidatesTags: (_result, _error, { ceeb }) => college(ceeb),
    }),
    resetDeadlines: build.mutation<unknown, string>({
      extraOptions: { undo: true },
      query: (ceeb) => call('DELETE /colleges/{ceeb}/deadlines', { path: { ceeb } }),
      invalidatesTags: (_result, _error, ceeb) => college(ceeb),
    }),
    collegeImports: build.query<readonly CollegeImportResource[], void>({
      query: () => call('GET /colleges/imports'),
      transformResponse: ({ data }: ResponseOf<'GET /colleges/imports'>) => data,
      providesTags: (imports) => listTags('CollegeImport', imports),
    }),
    checkImport: build.mutation<CollegeImportResource, File>({
      query: (file) => call('POST /colleges/imports', { body: uploadOf(file) }),
      transformResponse: ({ data }: ResponseOf<'POST /colleges/imports'>) => data,
      invalidatesTags: IMPORTS,
    }),
    runImport: build.mutation<unknown, { readonly id: string; readonly publish: boolean }>({
      query: ({ id, publish }) =>
        call('POST /colleges/imports/{id}/run', { path: { id }, body: { publish } }),
      invalidatesTags: IMPORTS,
    }),
    undoImport: build.mutation<unknown, string>({
      query: (id) => call('POST /colleges/imports/{id}/undo', { path: { id } }),
      invalidatesTags: IMPORTS,
    }),
  }),
});

onServerEvent('college.changed', { invalidate: ({ id }) => [...college(id), ...college(LIST)] });

onServerEvent('college-import.changed', {
  patch: { collegeImports: applyProgress },
  invalidate: (event) => tagsOnceChanged([...IMPORTS, ...college(LIST)], event),
});

export const {
  useAdminCollegesQuery,
  useAddCollegeMutation,
  useEditCollegeMutation,
  useDeleteCollegeMutation,
  useAddDeadlinesMutation,
  useEditDeadlinesMutation,
  useResetDeadlinesMutation,
  useCollegeImportsQuery,
  useCheckImportMutation,
  useRunImportMutation,
  useUndoImportMutation,
} = adminCollegesApi;

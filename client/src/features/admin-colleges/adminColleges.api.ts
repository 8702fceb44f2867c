import type { CollegeImportResource } from 'contract/college-imports';
import type { CollegeListResource } from 'contract/colleges';
import type { Page } from 'contract/http';
import { api } from '../../shared/api/baseApi';
import { LIST, listTags } from '../../shared/api/tags';
import { onServerEvent } from '../../shared/realtime/realtime';
import type { CollegePayload, DeadlinePayload } from './payloads';

const PAGE_SIZE = 25;

interface Search {
  readonly q: string;
  readonly currentPage: number;
}

const dataOf = <Data>({ data }: { readonly data: Data }) => data;
const path = (ceeb: string) => `/colleges/${encodeURIComponent(ceeb)}`;
const college = (id: string) => [{ type: 'College', id } as const];
const IMPORTS = [{ type: 'CollegeImport', id: LIST } as const];

/** A number is looked for among the codes, anything else among the names. */
const soughtAs = (q: string) =>
  q === '' ? {} : /^U?\d+$/i.test(q) ? { ceeb: q.toUpperCase() } : { name: q };

const adminCollegesApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    adminColleges: build.query<Page<CollegeListResource>, Search>({
      query: ({ q, currentPage }) => ({
        url: '/colleges/all',
        params: { ...soughtAs(q), currentPage, pageSize: PAGE_SIZE },
      }),
      providesTags: (page) => listTags('College', page?.data),
    }),
    addCollege: build.mutation<unknown, CollegePayload>({
      query: (body) => ({ url: '/colleges/college', method: 'POST', body }),
      invalidatesTags: college(LIST),
    }),
    editCollege: build.mutation<unknown, { readonly ceeb: string; readonly changes: CollegePayload }>({
      query: ({ ceeb, changes }) => ({ url: path(ceeb), method: 'PATCH', body: changes }),
      invalidatesTags: (_result, _error, { ceeb }) => college(ceeb),
    }),
    deleteCollege: build.mutation<unknown, string>({
      query: (ceeb) => ({ url: path(ceeb), method: 'DELETE' }),
      invalidatesTags: college(LIST),
    }),
    addDeadlines: build.mutation<unknown, { readonly ceeb: string; readonly deadlines: DeadlinePayload }>({
      query: ({ ceeb, deadlines }) => ({
        url: '/colleges/deadlines',
        method: 'POST',
        body: { ceeb, ...deadlines },
      }),
      invalidatesTags: (_result, _error, { ceeb }) => college(ceeb),
    }),
    editDeadlines: build.mutation<unknown, { readonly ceeb: string; readonly deadlines: DeadlinePayload }>({
      query: ({ ceeb, deadlines }) => ({ url: `${path(ceeb)}/deadlines`, method: 'PATCH', body: deadlines }),
      invalidatesTags: (_result, _error, { ceeb }) => college(ceeb),
    }),
    resetDeadlines: build.mutation<unknown, string>({
      query: (ceeb) => ({ url: `${path(ceeb)}/deadlines`, method: 'DELETE' }),
      invalidatesTags: (_result, _error, ceeb) => college(ceeb),
    }),
    collegeImports: build.query<readonly CollegeImportResource[], void>({
      query: () => '/colleges/imports',
      transformResponse: dataOf<readonly CollegeImportResource[]>,
      providesTags: (imports) => listTags('CollegeImport', imports),
    }),
    checkImport: build.mutation<CollegeImportResource, File>({
      query: (file) => {
        const body = new FormData();
        body.append('file', file);
        return { url: '/colleges/imports', method: 'POST', body };
      },
      transformResponse: dataOf<CollegeImportResource>,
      invalidatesTags: IMPORTS,
    }),
    runImport: build.mutation<unknown, { readonly id: string; readonly publish: boolean }>({
      query: ({ id, publish }) => ({
        url: `/colleges/imports/${id}/run`,
        method: 'POST',
        body: { publish },
      }),
      invalidatesTags: IMPORTS,
    }),
    undoImport: build.mutation<unknown, string>({
      query: (id) => ({ url: `/colleges/imports/${id}/undo`, method: 'POST' }),
      invalidatesTags: IMPORTS,
    }),
  }),
});

onServerEvent('college.changed', { invalidate: ({ id }) => [...college(id), ...college(LIST)] });

onServerEvent('college-import.changed', {
  patch: {
    collegeImports: (imports: { id: string; attributes: { progress: number } }[], { id, data }) => {
      const known = imports.find((one) => one.id === id);
      if (known) known.attributes.progress = data.progress;
    },
  },
  // At its ends it is in another state, and the colleges are others.
  invalidate: ({ data: { progress } }) =>
    progress === 0 || progress === 1 ? [...IMPORTS, ...college(LIST)] : [],
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

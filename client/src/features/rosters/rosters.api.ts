import type { ResponseOf } from 'contract/calls';
import type { RosterHeader, RosterImportResource } from 'contract/rosters';
import { applyProgress, tagsOnceChanged, uploadOf } from '../../domain/imports/imports';
import { api } from '../../shared/api/baseApi';
import { call } from '../../shared/api/call';
import { savesFile } from '../../shared/api/download';
import { LIST, listTags } from '../../shared/api/tags';
import { onServerEvent } from '../../shared/realtime/realtime';

const IMPORTS = [{ type: 'RosterImport', id: LIST } as const];
const INVITATIONS = [{ type: 'Invitation', id: LIST } as const];

interface CheckedFile {
  readonly file: File;
  readonly entity_id?: string;
  readonly columns?: string;
}

const rostersApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    rosterImports: build.query<readonly RosterImportResource[], void>({
      query: () => call('GET /roster-imports'),
      transformResponse: ({ data }: ResponseOf<'GET /roster-imports'>) => data,
      providesTags: (imports) => listTags('RosterImport', imports),
    }),
    rosterHeader: build.mutation<RosterHeader, File>({
      query: (file) => call('POST /roster-imports/columns', { body: uploadOf(file) }),
      transformResponse: ({ data }: ResponseOf<'POST /roster-imports/columns'>) => data,
    }),
    checkRoster: build.mutation<RosterImportResource, CheckedFile>({
      query: ({ file, ...query }) => call('POST /roster-imports', { query, body: uploadOf(file) }),
      transformResponse: ({ data }: ResponseOf<'POST /roster-imports'>) => data,
      invalidatesTags: IMPORTS,
    }),
    runRoster: build.mutation<unknown, { readonly id: string; readonly send: boolean }>({
      query: ({ id, send }) => call('POST /roster-imports/{id}/run', { path: { id }, body: { send } }),
      invalidatesTags: [...IMPORTS, ...INVITATIONS],
    }),
    mailRoster: build.mutation<unknown, string>({
      query: (id) => call('POST /roster-imports/{id}/mails', { path: { id } }),
      invalidatesTags: [...IMPORTS, ...INVITATIONS],
    }),
    undoRoster: build.mutation<unknown, string>({
      query: (id) => call('POST /roster-imports/{id}/undo', { path: { id } }),
      invalidatesTags: IMPORTS,
    }),
    rosterTemplate: build.mutation<null, void>({
      query: () => call('GET /roster-imports/template.csv', { responseHandler: savesFile('people.csv') }),
    }),
  }),
});

onServerEvent('roster-import.changed', {
  patch: { rosterImports: applyProgress },
  invalidate: (event) => tagsOnceChanged([...IMPORTS, ...INVITATIONS], event),
});

export const {
  useRosterImportsQuery,
  useRosterHeaderMutation,
  useCheckRosterMutation,
  useRunRosterMutation,
  useMailRosterMutation,
  useUndoRosterMutation,
  useRosterTemplateMutation,
} = rostersApi;

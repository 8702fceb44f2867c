import type { Query } from 'contract/calls';
import { api } from '../../../shared/api/baseApi';
import { call } from '../../../shared/api/call';
import { savesFile } from '../../../shared/api/download';

interface Export extends Query<'GET /users/{studentId}/exports/{exportId}'> {
  readonly studentId: string;
  readonly exportId: string;
}

const exportsApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    exportRecord: build.mutation<
      { readonly id: string },
      { readonly studentId: string; readonly reason: string }
    >({
      query: ({ studentId, reason }) =>
        call('POST /users/{studentId}/exports', { path: { studentId }, body: { reason } }),
    }),
    downloadExport: build.mutation<null, Export>({
      query: ({ studentId, exportId, language }) =>
        call('GET /users/{studentId}/exports/{exportId}', {
          path: { studentId, exportId },
          query: { language },
          responseHandler: savesFile('record.zip'),
        }),
    }),
  }),
});

export const { useExportRecordMutation, useDownloadExportMutation } = exportsApi;

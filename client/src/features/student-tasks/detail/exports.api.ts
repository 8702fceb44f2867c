import { api } from '../../../shared/api/baseApi';
import { call } from '../../../shared/api/call';
import { savesFile } from '../../../shared/api/download';

interface Export {
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
      query: (path) =>
        call('GET /users/{studentId}/exports/{exportId}', { path, responseHandler: savesFile('record.zip') }),
    }),
  }),
});

export const { useExportRecordMutation, useDownloadExportMutation } = exportsApi;

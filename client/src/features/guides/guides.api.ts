import type { GuideName } from 'contract/guides';
import { api } from '../../shared/api/baseApi';
import { call } from '../../shared/api/call';
import { savesFile } from '../../shared/api/download';

export const guidesApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    downloadGuide: build.mutation<null, GuideName>({
      query: (guide) =>
        call('GET /guides/{guide}/download', { path: { guide }, responseHandler: savesFile(`${guide}.pdf`) }),
    }),
  }),
});

export const { useDownloadGuideMutation } = guidesApi;

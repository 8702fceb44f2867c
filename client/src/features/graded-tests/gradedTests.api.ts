import type { ResponseOf, Query } from 'contract/calls';
import '../../domain/exams/exams.api';
import { api } from '../../shared/api/baseApi';
import { call } from '../../shared/api/call';
import { savesFile } from '../../shared/api/download';
import { LIST, listTags } from '../../shared/api/tags';
import { t } from './en';

const gradedTestsApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    gradedTests: build.query<ResponseOf<'GET /exams/graded'>, Query<'GET /exams/graded'>>({
      query: (query) => call('GET /exams/graded', { query }),
      providesTags: (page) => listTags('Exam', page?.data),
    }),
    classAverages: build.query<ResponseOf<'GET /exams/graded/averages'>, string>({
      query: (formId) => call('GET /exams/graded/averages', { query: { formId } }),
      providesTags: [{ type: 'Exam', id: LIST }],
    }),
    exportGradedTests: build.mutation<null, Query<'GET /exams/graded.csv'>>({
      query: (query) => call('GET /exams/graded.csv', { query, responseHandler: savesFile(t.file) }),
    }),
  }),
});

export const { useGradedTestsQuery, useClassAveragesQuery, useExportGradedTestsMutation } = gradedTestsApi;

import type { ResponseOf, Body } from 'contract/calls';
import type { CorrectionPreview, ExamFormDetail, FormRevision } from 'contract/exam-forms';
import '../../domain/exams/exams.api';
import { api } from '../../shared/api/baseApi';
import { call } from '../../shared/api/call';
import { savesFile } from '../../shared/api/download';
import { LIST } from '../../shared/api/tags';

interface Correction {
  readonly formId: string;
  readonly correction: Body<'POST /exams/forms/{formId}/corrections'>;
}

export const FORM_FILES = ['key', 'scale'] as const;
export type FormFile = (typeof FORM_FILES)[number];

const form = (id: string) => ({ type: 'ExamForm', id }) as const;

const examFormsApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    examForm: build.query<ExamFormDetail, string>({
      query: (formId) => call('GET /exams/forms/{formId}', { path: { formId } }),
      transformResponse: ({ data }: ResponseOf<'GET /exams/forms/{formId}'>) => data,
      providesTags: (_form, _error, formId) => [form(formId)],
    }),
    formRevisions: build.query<readonly FormRevision[], string>({
      query: (formId) => call('GET /exams/forms/{formId}/revisions', { path: { formId } }),
      transformResponse: ({ data }: ResponseOf<'GET /exams/forms/{formId}/revisions'>) => data,
      providesTags: (_revisions, _error, formId) => [form(formId)],
    }),
    /** This endpoint is a query because it only reads, although it is a POST. */
    correctionPreview: build.query<CorrectionPreview, Correction>({
      query: ({ formId, correction: body }) =>
        call('POST /exams/forms/{formId}/corrections/preview', { path: { formId }, body }),
      keepUnusedDataFor: 0,
    }),
    correctForm: build.mutation<FormRevision, Correction>({
      query: ({ formId, correction: body }) =>
        call('POST /exams/forms/{formId}/corrections', { path: { formId }, body }),
      transformResponse: ({ data }: ResponseOf<'POST /exams/forms/{formId}/corrections'>) => data,
      invalidatesTags: (_revision, error, { formId }) => (error ? [] : [form(formId), form(LIST)]),
    }),
    downloadForm: build.mutation<null, { readonly formId: string; readonly file: FormFile }>({
      query: ({ formId, file }) =>
        call(`GET /exams/forms/{formId}/${file}.csv`, {
          path: { formId },
          responseHandler: savesFile(`${formId}-${file}.csv`),
        }),
    }),
  }),
});

export const {
  useExamFormQuery,
  useFormRevisionsQuery,
  useLazyCorrectionPreviewQuery,
  useCorrectFormMutation,
  useDownloadFormMutation,
} = examFormsApi;

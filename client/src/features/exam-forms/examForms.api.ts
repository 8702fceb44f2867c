import type { Body } from 'contract/calls';
import { mutation, query, resource, lists } from '../../shared/api/resource';
import '../../domain/exams/exams.api';
import { api } from '../../shared/api/baseApi';
import { call } from '../../shared/api/call';
import { savesFile } from '../../shared/api/download';

interface Correction {
  readonly formId: string;
  readonly correction: Body<'POST /exams/forms/{formId}/corrections'>;
}

export const FORM_FILES = ['key', 'scale'] as const;
export type FormFile = (typeof FORM_FILES)[number];

const form = resource('ExamForm');

export const ExamFormsApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    examForm: form.one('GET /exams/forms/{formId}'),
    formRevisions: form.one('GET /exams/forms/{formId}/revisions'),
    /** This endpoint is a query because it only reads, although it is a POST. */
    correctionPreview: query('POST /exams/forms/{formId}/corrections/preview', {
      request: ({ formId, correction: body }: Correction) => ({ path: { formId }, body }),
      keepUnusedDataFor: 0,
    }),
    correctForm: mutation('POST /exams/forms/{formId}/corrections', {
      request: ({ formId, correction: body }: Correction) => ({ path: { formId }, body }),
      invalidatesTags: (_revision, error, { formId: id }) =>
        error ? [] : [{ type: 'ExamForm', id }, ...lists('ExamForm')],
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

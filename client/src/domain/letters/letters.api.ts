import type { BragAnswer, LetterAnswer } from 'contract/letters';
import type { NewLetterRequest } from 'contract/requests/letters';
import { download, endpoints, mutation, query, resource, uploadOf } from '../../shared/api/resource';
import { LIST, lists } from '../../shared/api/tags';
import { me } from '../../shared/offline/mutationQueue';
import { onServerEvent } from '../../shared/realtime/realtime';
import { t } from './en';

const letter = resource('Letter');
const invalidatesTags = lists('Letter');

interface OfStudent {
  readonly studentId: string;
}
interface OfLetter {
  readonly id: string;
}

export const {
  useLettersQuery,
  useLettersOfQuery,
  useLetterBackgroundQuery,
  useLetterSheetQuery,
  useAskForLetterMutation,
  useMoveLetterMutation,
  useUploadLetterMutation,
  useDownloadLetterMutation,
  useMarkLetterSentMutation,
  useAnswerBragSheetMutation,
  useChooseLetterRightsMutation,
  useResetLetterRightsMutation,
  useLazyLetterSettingsQuery,
  useChangeLetterSettingsMutation,
} = endpoints({
  letters: letter.list('GET /letters'),
  lettersOf: letter.list('GET /users/{studentId}/letters', {
    request: (studentId: string) => ({ path: { studentId }, offline: studentId === me() }),
  }),
  letterBackground: query('GET /letters/{id}/background', { providesTags: lists('Letter') }),
  letterSheet: query('GET /users/{studentId}/letter-sheet', {
    request: (studentId: string) => ({ path: { studentId }, offline: studentId === me() }),
    providesTags: lists('Letter'),
  }),
  askForLetter: mutation('POST /users/{studentId}/letters', {
    undo: true,
    request: ({ studentId, ...body }: OfStudent & NewLetterRequest) => ({ path: { studentId }, body }),
    invalidatesTags,
  }),
  moveLetter: mutation('PATCH /letters/{id}', {
    undo: true,
    request: ({ id, ...body }: OfLetter & { status: LetterAnswer; reason?: string }) => ({
      path: { id },
      body,
    }),
    invalidatesTags,
  }),
  uploadLetter: mutation('POST /letters/{id}/file', {
    request: ({ id, file }: OfLetter & { file: File }) => ({ path: { id }, body: uploadOf(file) }),
    invalidatesTags,
  }),
  downloadLetter: download('GET /letters/{id}/file', t.fileName),
  markLetterSent: mutation('PUT /letters/{id}/sent', {
    undo: true,
    request: ({ id, ceebs }: OfLetter & { ceebs: readonly string[] }) => ({ path: { id }, body: { ceebs } }),
    invalidatesTags,
  }),
  answerBragSheet: mutation('PUT /users/{studentId}/letter-sheet', {
    undo: true,
    request: ({ studentId, answers }: OfStudent & { answers: readonly BragAnswer[] }) => ({
      path: { studentId },
      body: { answers },
    }),
    invalidatesTags,
  }),
  chooseLetterRights: mutation('PUT /users/{studentId}/letter-rights', {
    request: ({ studentId, waived }: OfStudent & { waived: boolean }) => ({
      path: { studentId },
      body: { waived },
    }),
    invalidatesTags,
  }),
  resetLetterRights: mutation('DELETE /users/{studentId}/letter-rights', { invalidatesTags }),
  letterSettings: query('GET /admin/entity/{id}/letters', { providesTags: lists('Letter') }),
  changeLetterSettings: mutation('PUT /admin/entity/{id}/letters', { undo: true, invalidatesTags }),
});

onServerEvent('letter.changed', {
  invalidate: ({ id }) => [
    { type: 'Letter', id },
    { type: 'Letter', id: LIST },
  ],
});

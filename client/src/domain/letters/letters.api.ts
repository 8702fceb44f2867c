import type { LetterCollege, LetterResource, LetterSheetResource } from 'contract/letters';
import type { NewLetterRequest } from 'contract/requests/letters';
import {
  download,
  endpoints,
  mutation,
  query,
  resource,
  uploadOf,
  LIST,
  lists,
} from '../../shared/api/resource';
import { queuedMutation } from '../../shared/offline/mutationQueue';
import { onServerEvent } from '../../shared/realtime/realtime';
import { t } from './en';

const letter = resource('Letter');
const invalidatesTags = lists('Letter');

type LetterAttributes = LetterResource['attributes'];

interface OfStudent {
  readonly studentId: string;
}

interface Rights extends OfStudent {
  readonly waived: boolean;
}

type Request = OfStudent &
  NewLetterRequest & {
    /** How the request is shown until the server has it. */
    readonly shown: Pick<LetterAttributes, 'status' | 'askedAt'> & {
      readonly recommender: string;
      readonly colleges: readonly Pick<LetterCollege, 'ceeb' | 'name'>[];
    };
  };

const QUEUED = 'queued';

/** The server does not have the request yet. */
export const isQueued = ({ id }: LetterResource): boolean => id.startsWith(QUEUED);

const shownAs = ({ studentId, note = '', shares, ceebs, shown }: Request): LetterResource => {
  const { status, askedAt, recommender, colleges } = shown;
  const chosen = colleges.filter(({ ceeb }) => ceebs.includes(ceeb));
  return {
    id: `${QUEUED} ${askedAt}`,
    attributes: {
      ...{ status, askedAt, note, shares, reason: '', waived: false, dueOn: null, readable: false },
      colleges: chosen.map(({ ceeb, name }) => ({ ceeb, name, dueOn: null, isSent: false })),
    },
    relationships: {
      student: { data: { id: studentId, attributes: { name: '' } } },
      recommender: { data: { id: '', attributes: { name: recommender } } },
    },
  };
};

const asking = queuedMutation<Request>('letter', {
  what: t.waiting.letter,
  optimisticUpdate: (request, dispatch) => {
    const letter = shownAs(request);
    const added = (rows: readonly LetterResource[]) => [letter, ...rows.filter(({ id }) => id !== letter.id)];
    dispatch(LettersApi.util.updateQueryData('lettersOf', request.studentId, added));
  },
});

const choosing = queuedMutation<Rights>('letter-rights', {
  what: t.waiting.rights,
  optimisticUpdate: ({ studentId, waived }, dispatch) => {
    const chosen = (sheet: LetterSheetResource) => ({
      ...sheet,
      attributes: { ...sheet.attributes, waived },
    });
    dispatch(LettersApi.util.updateQueryData('letterSheet', studentId, chosen));
  },
});

export const LettersApi = endpoints({
  letters: letter.list('GET /letters'),
  lettersOf: letter.list('GET /users/{studentId}/letters', {}),
  letterBackground: query('GET /letters/{id}/background', { providesTags: lists('Letter') }),
  letterSheet: query('GET /users/{studentId}/letter-sheet', {
    providesTags: lists('Letter'),
  }),
  askForLetter: mutation('POST /users/{studentId}/letters', {
    undo: true,
    request: (request: Request) => {
      const { studentId, shown: _shown, ...body } = request;
      return { path: { studentId }, body, queuedAs: asking(request) };
    },
    invalidatesTags,
  }),
  moveLetter: mutation('PATCH /letters/{id}', { undo: true, invalidatesTags }),
  uploadLetter: mutation('POST /letters/{id}/file', {
    request: ({ id, file }: { readonly id: string; readonly file: File }) => ({
      path: { id },
      body: uploadOf(file),
    }),
    invalidatesTags,
  }),
  downloadLetter: download('GET /letters/{id}/file', t.fileName),
  markLetterSent: mutation('PUT /letters/{id}/sent', { undo: true, invalidatesTags }),
  answerBragSheet: mutation('PUT /users/{studentId}/letter-sheet', { undo: true, invalidatesTags }),
  chooseLetterRights: mutation('PUT /users/{studentId}/letter-rights', {
    queuedAs: choosing,
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

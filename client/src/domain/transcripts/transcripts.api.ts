import type { SavedCollegeResource } from 'contract/saved-colleges';
import type { SchoolDocument } from 'contract/transcripts';
import '../colleges/colleges.events';
import { SavedApi } from '../colleges/saved.api';
import { endpoints, mutation, lists } from '../../shared/api/resource';
import { today } from '../../shared/lib/time';
import { me } from '../../shared/api/token';
import { queuedMutation } from '../../shared/offline/mutationQueue';
import { t } from './en';

interface DocumentRequest {
  readonly studentId: string;
  readonly ceebs: readonly string[];
  readonly documents: readonly SchoolDocument[];
}

const requested = (document: SchoolDocument) =>
  // Its id is the server's to give.
  ({ id: '', document, requestedOn: today(), requestedBy: 'student', sentOn: null, way: null }) as const;

const withRequested =
  ({ ceebs, documents }: DocumentRequest) =>
  (rows: readonly SavedCollegeResource[]) =>
    rows.map((row) => {
      const { application, ceeb_code: ceeb } = row.attributes;
      if (!application || !ceebs.includes(ceeb)) return row;
      const known = application.documents.map(({ document }) => document);
      const added = documents.filter((document) => !known.includes(document)).map(requested);
      const after = { ...application, documents: [...application.documents, ...added] };
      return { ...row, attributes: { ...row.attributes, application: after } };
    });

const asking = queuedMutation<DocumentRequest>('transcript', {
  what: t.waiting,
  optimisticUpdate: (asked, dispatch) => {
    dispatch(SavedApi.util.updateQueryData('savedColleges', undefined, withRequested(asked)));
  },
});

const changed = lists('Transcript', 'SavedCollege');

export const TranscriptsApi = endpoints({
  requestTranscripts: mutation('POST /users/{studentId}/transcripts', {
    undo: true,
    queuedAs: (asked: DocumentRequest) => asked.studentId === me() && asking(asked),
    invalidatesTags: changed,
  }),
  withdrawTranscript: mutation('DELETE /users/{studentId}/transcripts/{id}', {
    undo: true,
    invalidatesTags: changed,
  }),
});

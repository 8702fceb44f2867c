import '../colleges/colleges.events';
import { endpoints, mutation } from '../../shared/api/resource';
import { lists } from '../../shared/api/tags';

const changed = lists('Transcript', 'SavedCollege');

export const { useRequestTranscriptsMutation, useWithdrawTranscriptMutation } = endpoints({
  requestTranscripts: mutation('POST /users/{studentId}/transcripts', {
    undo: true,
    invalidatesTags: changed,
  }),
  withdrawTranscript: mutation('DELETE /users/{studentId}/transcripts/{id}', {
    undo: true,
    invalidatesTags: changed,
  }),
});

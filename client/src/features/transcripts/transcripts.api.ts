import '../../domain/transcripts/transcripts.api';
import { download, endpoints, mutation, resource } from '../../shared/api/resource';
import { lists } from '../../shared/api/tags';
import { t } from './en';

const changed = lists('Transcript', 'SavedCollege');

export const {
  useTranscriptsQuery,
  useSendTranscriptsMutation,
  useReopenTranscriptsMutation,
  useExportTranscriptsMutation,
} = endpoints({
  transcripts: resource('Transcript').list('GET /transcripts'),
  sendTranscripts: mutation('POST /transcripts/sent', { undo: true, invalidatesTags: changed }),
  reopenTranscripts: mutation('POST /transcripts/reopened', { undo: true, invalidatesTags: changed }),
  exportTranscripts: download('GET /transcripts.csv', t.file),
});

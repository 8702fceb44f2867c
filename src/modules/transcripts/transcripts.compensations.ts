import { compensation } from '../../kernel/compensation';
import { transcripts } from './transcripts.decider';
import type { RequestedDocument } from './transcripts.events';

const idsOf = (documents: readonly RequestedDocument[]) => documents.map(({ requestId }) => requestId);

export const transcriptCompensation = compensation({
  decider: transcripts,
  undoCommands: {
    SchoolDocumentsRequested: ({ studentId, documents }) => [
      'Withdraw',
      { studentId, requestIds: idsOf(documents) },
    ],
    SchoolDocumentsWithdrawn: (data) => ['Request', data],
    SchoolDocumentsSent: ({ studentId, documents }) => [
      'Reopen',
      { studentId, requestIds: idsOf(documents) },
    ],
    SchoolDocumentsReopened: (data) => ['SendAgain', data],
  },
  part: (state, { documents }) => idsOf(documents).map((id) => state.get(id)),
});

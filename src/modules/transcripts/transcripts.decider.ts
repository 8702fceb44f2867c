import { compensation, decider } from '../../kernel/decider';
import { Rejected, requireFound } from '../../kernel/errors';
import type { RequestedDocument, SentDocument, TranscriptEvents } from './transcripts.events';
import { t } from './messages';

type Sending = Pick<SentDocument, 'sentOn' | 'way'> & { readonly senderId: string };

interface Document {
  readonly request: RequestedDocument;
  readonly sending: Sending | null;
  readonly withdrawn: boolean;
}

/** The documents of one student, by the id of the request. */
type Documents = ReadonlyMap<string, Document>;

interface OfRequests {
  readonly requestIds: readonly string[];
}

interface Sent extends OfRequests, Sending {
  /** The present day in New York. */
  readonly today: string;
}

export type TranscriptCommands = {
  /** What was asked for before stays as it is. */
  Request: { studentId: string; documents: readonly RequestedDocument[] };
  Withdraw: OfRequests & { studentId: string };
  Send: Sent & { studentId: string };
  Reopen: OfRequests & { studentId: string };
  /** Undoes `Reopen`, with the days and ways that the documents had. */
  SendAgain: { studentId: string; senderId: string; documents: readonly SentDocument[] };
};

function found(documents: Documents, requestIds: readonly string[]): Document[] {
  return [...new Set(requestIds)].map((requestId) => {
    return requireFound(documents.get(requestId), t('document-not-found'));
  });
}

const present = (documents: Documents, requestIds: readonly string[]): Document[] => {
  const all = found(documents, requestIds);
  if (all.some(({ withdrawn }) => withdrawn)) throw new Rejected('not-found', t('document-not-found'));
  return all;
};

function sentEvents(
  studentId: string,
  senderId: string,
  documents: readonly SentDocument[],
): { readonly type: 'SchoolDocumentsSent'; readonly data: TranscriptEvents['SchoolDocumentsSent'] }[] {
  return documents.length === 0
    ? []
    : [{ type: 'SchoolDocumentsSent', data: { studentId, senderId, documents } }];
}

const put = (documents: Documents, changed: readonly Document[]): Documents =>
  new Map([...documents, ...changed.map((document) => [document.request.requestId, document] as const)]);

const requestIn = ({ sentOn: _sentOn, way: _way, ...request }: SentDocument): RequestedDocument => request;

export const transcripts = decider<Documents, TranscriptCommands, TranscriptEvents>({
  name: 'transcripts',
  stream: {
    key: 'student',
    growsWith:
      'transcripts and reports for colleges asked for, sent and withdrawn; at most five for each application',
  },
  initial: new Map(),
  decide: {
    Request: ({ studentId, documents: requested }, documents) => {
      const added = requested.filter(({ requestId }) => documents.get(requestId)?.withdrawn !== false);
      return added.length === 0
        ? []
        : [{ type: 'SchoolDocumentsRequested', data: { studentId, documents: added } }];
    },
    Withdraw: ({ studentId, requestIds }, documents) => {
      const open = found(documents, requestIds).filter(({ withdrawn }) => !withdrawn);
      if (open.some(({ sending }) => sending)) throw new Rejected('conflict', t('document-already-sent'));
      const withdrawn = open.map(({ request }) => request);
      return withdrawn.length === 0
        ? []
        : [{ type: 'SchoolDocumentsWithdrawn', data: { studentId, documents: withdrawn } }];
    },
    Send: ({ studentId, requestIds, senderId, sentOn, way, today }, documents) => {
      const refused = t('sent-in-future');
      if (sentOn > today) throw new Rejected('conflict', refused, { sentOn: refused });
      const open = present(documents, requestIds).filter(({ sending }) => !sending);
      return sentEvents(
        studentId,
        senderId,
        open.map(({ request }) => ({ ...request, sentOn, way })),
      );
    },
    Reopen: ({ studentId, requestIds }, documents) => {
      const bySender = new Map<string, SentDocument[]>();
      for (const { request, sending } of present(documents, requestIds)) {
        if (!sending) continue;
        const { senderId, ...sent } = sending;
        bySender.set(senderId, [...(bySender.get(senderId) ?? []), { ...request, ...sent }]);
      }
      return [...bySender].map(([senderId, sent]) => ({
        type: 'SchoolDocumentsReopened' as const,
        data: { studentId, senderId, documents: sent },
      }));
    },
    SendAgain: ({ studentId, senderId, documents: sent }, documents) =>
      sentEvents(
        studentId,
        senderId,
        sent.filter(({ requestId }) => {
          const document = documents.get(requestId);
          return document && !document.withdrawn && !document.sending;
        }),
      ),
  },
  evolve: {
    SchoolDocumentsRequested: (documents, { documents: requested }) =>
      put(
        documents,
        requested.map((request) => ({ request, sending: null, withdrawn: false })),
      ),
    SchoolDocumentsWithdrawn: (documents, { documents: withdrawn }) =>
      put(
        documents,
        withdrawn.map((request) => ({ request, sending: null, withdrawn: true })),
      ),
    SchoolDocumentsSent: (documents, { senderId, documents: sent }) =>
      put(
        documents,
        sent.map((document) => ({
          request: requestIn(document),
          sending: { senderId, sentOn: document.sentOn, way: document.way },
          withdrawn: false,
        })),
      ),
    SchoolDocumentsReopened: (documents, { documents: reopened }) =>
      put(
        documents,
        reopened.map((document) => ({ request: requestIn(document), sending: null, withdrawn: false })),
      ),
  },
});

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

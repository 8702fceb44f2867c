import {
  isLetterDone,
  type LetterSide,
  type LetterStatus,
  mayMoveLetter,
  mayUploadLetter,
} from '../../../contract/letters';
import { compensation, decider } from '../../kernel/decider';
import { Rejected } from '../../kernel/errors';
import type { LetterRef, LetterRequestEvents } from './letters.events';
import { t } from './messages';

export interface LetterRequest {
  readonly ref: LetterRef;
  readonly ceebCodes: readonly string[];
  readonly waived: boolean;
  readonly status: LetterStatus;
  readonly reason: string;
  readonly fileId: string | null;
  readonly sentTo: readonly string[];
}

export type LetterRequestCommands = {
  Ask: LetterRequestEvents['LetterRequested'];
  Move: { side: LetterSide; status: LetterStatus; reason: string };
  /** Restores the status and reason before a move that is undone. */
  PutBack: { status: LetterStatus; reason: string };
  Upload: { fileId: string };
  MarkSent: { ceebCodes: readonly string[] };
};

export const letterNotFound = () => new Rejected('not-found', t('letter-not-found'));

const existing = (request: LetterRequest | null): LetterRequest => {
  if (!request) throw letterNotFound();
  return request;
};

const moved = ({ ref, status: from }: LetterRequest, to: LetterStatus, reason: string) =>
  from === to
    ? []
    : [{ type: 'LetterRequestMoved' as const, data: { ...ref, status: { from, to }, reason } }];

export const letterRequest = decider<LetterRequest | null, LetterRequestCommands, LetterRequestEvents>({
  name: 'letter-request',
  stream: {
    key: 'request for a letter',
    growsWith: 'its answers, files, and the colleges to which it was sent',
  },
  initial: null,
  decide: {
    Ask: (asked, request) => (request ? [] : [{ type: 'LetterRequested', data: asked }]),
    Move: ({ side, status, reason }, request) => {
      const known = existing(request);
      if (known.status === status) return [];
      if (!mayMoveLetter(side, known.status, status) || known.sentTo.length > 0)
        throw new Rejected('conflict', t('letter-moved-on'));
      if ((status === 'declined' || status === 'refused') && reason === '')
        throw new Rejected('invalid', t('reason-missing'), { reason: t('reason-missing') });
      return moved(known, status, reason);
    },
    PutBack: ({ status, reason }, request) => moved(existing(request), status, reason),
    Upload: ({ fileId }, request) => {
      const { ref, status, sentTo, fileId: before } = existing(request);
      if (before === fileId) return [];
      if (!mayUploadLetter(status)) throw letterNotFound();
      if (sentTo.length > 0) throw new Rejected('conflict', t('letter-was-sent'));
      return [{ type: 'LetterUploaded', data: { ...ref, fileId } }];
    },
    MarkSent: ({ ceebCodes }, request) => {
      const { ref, status, sentTo, ceebCodes: requested } = existing(request);
      if (!isLetterDone(status)) throw new Rejected('conflict', t('letter-not-written'));
      const to = requested.filter((code) => ceebCodes.includes(code));
      if (to.length < ceebCodes.length) throw new Rejected('conflict', t('college-not-requested'));
      return JSON.stringify(to) === JSON.stringify(sentTo)
        ? []
        : [{ type: 'LetterSent', data: { ...ref, ceebCodes: { from: sentTo, to } } }];
    },
  },
  evolve: {
    LetterRequested: (_, { requestId, studentId, recommenderId, ceebCodes, waived, status }) => ({
      ref: { requestId, studentId, recommenderId },
      ceebCodes,
      waived,
      status,
      reason: '',
      fileId: null,
      sentTo: [],
    }),
    LetterRequestMoved: (request, { status, reason }) => ({ ...request!, status: status.to, reason }),
    LetterUploaded: (request, { fileId }) => ({ ...request!, status: 'written', reason: '', fileId }),
    LetterSent: (request, { ceebCodes }) => ({ ...request!, sentTo: ceebCodes.to }),
  },
});

export const letterRequestCompensation = compensation({
  decider: letterRequest,
  undoCommands: {
    LetterRequested: () => ['PutBack', { status: 'canceled' as const, reason: '' }],
    LetterRequestMoved: ({ status }, { before }) => [
      'PutBack',
      { status: status.from, reason: before!.reason },
    ],
    LetterSent: ({ ceebCodes }) => ['MarkSent', { ceebCodes: ceebCodes.from }],
  },
});

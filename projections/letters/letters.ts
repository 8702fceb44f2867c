import { applicationDay } from '../../contract/applications';
import { isLetterDone, type LetterShare, type LetterStatus } from '../../contract/letters';
import { PERSON } from '../../src/kernel/personal';
import { projection } from '../../src/kernel/projection';
import type { LetterRequestEvents } from '../../src/modules/letters/letters.events';

/** A request for a letter of recommendation. The letter itself is in the vault. */
export interface Letter {
  readonly id: string;
  readonly studentId: string;
  readonly recommenderId: string;
  readonly ceebCodes: readonly string[];
  readonly note: string;
  readonly shares: readonly LetterShare[];
  readonly waived: boolean;
  readonly status: LetterStatus;
  readonly reason: string;
  readonly askedAt: string;
  readonly fileId: string | null;
  /** The day on which the letter was first uploaded, or went out another way. */
  readonly doneOn: string | null;
  readonly sentTo: readonly string[];
}

export const letters = projection<Letter, LetterRequestEvents>({
  name: 'letters',
  contains: 'requests for letters of recommendation, without the letters',
  version: 1,
  indexes: [
    { studentId: 1, askedAt: -1 },
    { recommenderId: 1, askedAt: -1 },
    { status: 1, askedAt: -1 },
    { askedAt: -1 },
  ],
  key: ({ data }) => data.requestId,
  empty: (id) => ({
    ...{ id, studentId: '', recommenderId: '', ceebCodes: [], note: '', shares: [], waived: false },
    ...{ status: 'canceled', reason: '', askedAt: '', fileId: null, doneOn: null, sentTo: [] },
  }),
  erasure: { studentId: 'nothing', recommenderId: PERSON },
  exported: { sections: { letters: 'studentId' }, without: ['id', 'studentId', 'recommenderId', 'fileId'] },
  on: {
    LetterRequested: (letter, { data: { requestId: _requestId, ...asked }, time }) => ({
      ...letter,
      ...asked,
      askedAt: time,
    }),
    LetterRequestMoved: (letter, { data: { studentId, recommenderId, status, reason }, time }) => ({
      ...letter,
      studentId,
      recommenderId,
      status: status.to,
      reason,
      doneOn: isLetterDone(status.to) ? (letter.doneOn ?? applicationDay(time)) : null,
    }),
    LetterUploaded: (letter, { data: { fileId }, time }) => ({
      ...letter,
      ...{ status: 'written', reason: '', fileId },
      doneOn: letter.doneOn ?? applicationDay(time),
    }),
    LetterSent: (letter, { data: { ceebCodes } }) => ({ ...letter, sentTo: ceebCodes.to }),
  },
});

import { projection } from '../../src/kernel/projection';
import type { CreditEvents } from '../../src/modules/sessions/credits.events';

export interface SessionCredit {
  readonly id: string;
  readonly minutes: 30 | 60;
  readonly state: 'free' | 'held' | 'spent' | 'taken-back';
  readonly since: string;
  readonly orderId: string | null;
  readonly reason: string | null;
  readonly requestId: string | null;
}

export interface SessionCredits {
  readonly id: string;
  readonly credits: readonly SessionCredit[];
}

export const sessionCredits = projection<SessionCredits, CreditEvents>({
  name: 'session-credits',
  contains: 'the sessions that a student has paid for',
  version: 1,
  indexes: [{ id: 1 }],
  key: ({ data }) => data.studentId,
  empty: (id) => ({ id, credits: [] }),
  erasure: { id: 'nothing' },
  exported: { sections: { sessionCredits: 'id' } },
  on: {
    CreditGranted: (doc, { data: { creditId, minutes, orderId, reason }, time }) => ({
      ...doc,
      credits: [
        ...doc.credits,
        { id: creditId, minutes, state: 'free', since: time, orderId, reason, requestId: null },
      ],
    }),
    CreditHeld: (doc, { data: { creditId, requestId } }) =>
      changed(doc, creditId, { state: 'held', requestId }),
    CreditReturned: (doc, { data: { creditId } }) =>
      changed(doc, creditId, { state: 'free', requestId: null }),
    CreditSpent: (doc, { data: { creditId, requestId } }) =>
      changed(doc, creditId, { state: 'spent', requestId }),
    CreditTakenBack: (doc, { data: { creditId, reason } }) =>
      changed(doc, creditId, { state: 'taken-back', reason }),
  },
});

const changed = (doc: SessionCredits, creditId: string, change: Partial<SessionCredit>): SessionCredits => ({
  ...doc,
  credits: doc.credits.map((credit) => (credit.id === creditId ? { ...credit, ...change } : credit)),
});

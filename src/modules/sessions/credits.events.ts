import { events, FOLLOWS } from '../../kernel/event';
import { FIGURE, ID, PERSON, sealedText } from '../../kernel/personal';

interface Credit {
  studentId: string;
  creditId: string;
  minutes: 30 | 60;
}

interface Cause {
  orderId: string | null;
  reason: string | null;
}

interface Use extends Credit {
  requestId: string;
}

export type CreditEvents = {
  CreditGranted: Credit & Cause;
  CreditHeld: Use;
  CreditReturned: Use;
  CreditSpent: Use;
  /** The credit was refunded, or granted by mistake. A reserved one is returned first, a spent one stays. */
  CreditTakenBack: Credit & Cause;
};

const credit = { studentId: PERSON, creditId: ID, minutes: FIGURE };
const cause = { orderId: ID, reason: sealedText<'studentId'>('studentId') };
const use = { ...credit, requestId: ID };

const sampleCredit = { studentId: 's1', creditId: 'k1', minutes: 60 } as const;
const sampleUse = { ...sampleCredit, requestId: 'r1' };

export const creditEvents = events<CreditEvents>({
  CreditGranted: {
    fields: { ...credit, ...cause },
    sample: { ...sampleCredit, orderId: 'o1', reason: null },
    notUndone: 'Withdrawing it takes a reason.',
  },
  CreditHeld: { fields: use, sample: sampleUse, notUndone: FOLLOWS },
  CreditReturned: { fields: use, sample: sampleUse, notUndone: FOLLOWS },
  CreditSpent: { fields: use, sample: sampleUse, notUndone: FOLLOWS },
  CreditTakenBack: {
    fields: { ...credit, ...cause },
    sample: { ...sampleCredit, orderId: null, reason: 'Given by mistake.' },
    notUndone: 'Granting it again takes a reason.',
  },
});

import { events } from '../../kernel/event';
import { FIGURE, ID, PERSON, sealedText } from '../../kernel/personal';

interface Credit {
  studentId: string;
  creditId: string;
  minutes: 30 | 60;
}

/** What gave or took it: an order, or staff for a reason. */
interface Cause {
  orderId: string | null;
  reason: string | null;
}

interface Use extends Credit {
  requestId: string;
}

// Names and shapes are stored for ever: never edit one in place, add an upcast.
export type CreditEvents = {
  CreditGranted: Credit & Cause;
  /** For a session to come; nothing else can have it. */
  CreditHeld: Use;
  CreditReturned: Use;
  CreditSpent: Use;
  /** Paid back, or given by mistake. One that is held is returned first, one that is spent stays so. */
  CreditTakenBack: Credit & Cause;
};

const credit = { studentId: PERSON, creditId: ID, minutes: FIGURE };
const cause = { orderId: ID, reason: sealedText<'studentId'>('studentId') };
const use = { ...credit, requestId: ID };

export const creditEvents = events<CreditEvents>({
  CreditGranted: { fields: { ...credit, ...cause } },
  CreditHeld: { fields: use },
  CreditReturned: { fields: use },
  CreditSpent: { fields: use },
  CreditTakenBack: { fields: { ...credit, ...cause } },
});

import { decider } from '../../kernel/decider';
import type { CreditEvents } from './credits.events';

export type CreditCommands = {
  GrantCredit: CreditEvents['CreditGranted'];
  /** Reserving has no effect without a free credit of that length. */
  HoldCredit: Omit<CreditEvents['CreditHeld'], 'creditId'>;
  ReturnCredit: { requestId: string };
  SpendCredit: { requestId: string };
  RevokeCredit: Omit<CreditEvents['CreditTakenBack'], 'studentId' | 'minutes'>;
};

export interface Credit {
  readonly studentId: string;
  readonly creditId: string;
  readonly minutes: 30 | 60;
  readonly state: 'free' | 'held' | 'spent' | 'taken-back';
  readonly requestId: string | null;
}

const useOf = ({ studentId, creditId, minutes }: Credit) => ({ studentId, creditId, minutes });

const reservedFor = (credits: readonly Credit[], requestId: string) =>
  credits.find((credit) => credit.state === 'held' && credit.requestId === requestId);

export const isPaid = (credits: readonly Credit[], requestId: string) =>
  credits.some((credit) => credit.requestId === requestId && credit.state !== 'taken-back');

const changed = (credits: readonly Credit[], creditId: string, change: Partial<Credit>) =>
  credits.map((credit) => (credit.creditId === creditId ? { ...credit, ...change } : credit));

export const credits = decider<readonly Credit[], CreditCommands, CreditEvents>({
  name: 'credits',
  stream: { key: 'student', growsWith: 'sessions paid for, and what each credit was reserved for' },
  initial: [],
  decide: {
    GrantCredit: (data, known) =>
      known.some(({ creditId }) => creditId === data.creditId) ? [] : [{ type: 'CreditGranted', data }],
    HoldCredit: ({ requestId, minutes }, known) => {
      const free = known.find((credit) => credit.state === 'free' && credit.minutes === minutes);
      if (!free || isPaid(known, requestId)) return [];
      return [{ type: 'CreditHeld', data: { ...useOf(free), requestId } }];
    },
    ReturnCredit: ({ requestId }, known) => {
      const reserved = reservedFor(known, requestId);
      return reserved ? [{ type: 'CreditReturned', data: { ...useOf(reserved), requestId } }] : [];
    },
    SpendCredit: ({ requestId }, known) => {
      const reserved = reservedFor(known, requestId);
      return reserved ? [{ type: 'CreditSpent', data: { ...useOf(reserved), requestId } }] : [];
    },
    RevokeCredit: ({ creditId, orderId, reason }, known) => {
      const credit = known.find((one) => one.creditId === creditId);
      if (credit?.state !== 'free' && credit?.state !== 'held') return [];
      const revoked = { type: 'CreditTakenBack', data: { ...useOf(credit), orderId, reason } } as const;
      return credit.requestId === null
        ? [revoked]
        : [{ type: 'CreditReturned', data: { ...useOf(credit), requestId: credit.requestId } }, revoked];
    },
  },
  evolve: {
    CreditGranted: (known, { studentId, creditId, minutes }) => [
      ...known,
      { studentId, creditId, minutes, state: 'free', requestId: null },
    ],
    CreditHeld: (known, { creditId, requestId }) => changed(known, creditId, { state: 'held', requestId }),
    CreditReturned: (known, { creditId }) => changed(known, creditId, { state: 'free', requestId: null }),
    CreditSpent: (known, { creditId, requestId }) => changed(known, creditId, { state: 'spent', requestId }),
    CreditTakenBack: (known, { creditId }) => changed(known, creditId, { state: 'taken-back' }),
  },
});

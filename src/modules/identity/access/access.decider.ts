import type { AccessEnd, AccessRelation } from '../../../../contract/identity';
import { compensation, decider } from '../../../kernel/decider';
import type { AccessEvents } from './access.events';

export type AccessCommands = {
  GrantAccess: AccessEvents['AccessGranted'];
  RevokeAccess: { reasons: readonly AccessRelation[]; because: AccessEnd };
};

interface Access {
  readonly staffId: string;
  readonly studentId: string;
  readonly reasons: readonly AccessRelation[];
}

/** A staff member's access to a student lasts as long as at least one relation supports it. */
export const access = decider<Access, AccessCommands, AccessEvents>({
  name: 'access',
  stream: { key: 'staff member, student', growsWith: 'relations between the two that begin and end' },
  initial: { staffId: '', studentId: '', reasons: [] },
  decide: {
    GrantAccess: (entry, { reasons }) =>
      reasons.includes(entry.reason) ? [] : [{ type: 'AccessGranted', data: entry }],
    RevokeAccess: ({ reasons, because }, { staffId, studentId, reasons: known }) =>
      known
        .filter((reason) => reasons.includes(reason))
        .map((reason) => ({ type: 'AccessRevoked', data: { staffId, studentId, reason, because } })),
  },
  evolve: {
    AccessGranted: ({ reasons }, { staffId, studentId, reason }) => ({
      staffId,
      studentId,
      reasons: [...reasons, reason],
    }),
    AccessRevoked: (entry, { reason }) => ({
      ...entry,
      reasons: entry.reasons.filter((known) => known !== reason),
    }),
  },
});

export const accessCompensation = compensation({
  decider: access,
  undoCommands: {
    AccessGranted: ({ reason }) => ['RevokeAccess', { reasons: [reason], because: 'taken-back' as const }],
    AccessRevoked: ({ staffId, studentId, reason }) => ['GrantAccess', { staffId, studentId, reason }],
  },
  part: ({ reasons }, { reason }) => reasons.includes(reason),
  givesAccess: { AccessRevoked: ({ staffId, studentId }) => [staffId, studentId] },
});

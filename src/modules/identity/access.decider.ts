import { decider } from '../../kernel/decider';
import type { AccessEvents } from './identity.events';

export type AccessCommands = { GrantAccess: AccessEvents['AccessGranted'] };

export const accessId = (staffId: string, studentId: string) => `${staffId}.${studentId}`;

/** The entry that joins a staff member and a student. */
export const access = decider<{ granted: boolean }, AccessCommands, AccessEvents>({
  name: 'access',
  initial: { granted: false },
  decide: { GrantAccess: (entry, { granted }) => (granted ? [] : [{ type: 'AccessGranted', data: entry }]) },
  evolve: { AccessGranted: () => ({ granted: true }) },
});

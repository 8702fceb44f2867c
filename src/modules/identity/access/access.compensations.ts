import { compensation } from '../../../kernel/compensation';
import { access } from './access.decider';

export const accessCompensation = compensation({
  decider: access,
  undoCommands: {
    AccessGranted: ({ reason }) => ['RevokeAccess', { reasons: [reason], because: 'taken-back' as const }],
    AccessRevoked: ({ staffId, studentId, reason }) => ['GrantAccess', { staffId, studentId, reason }],
  },
  part: ({ reasons }, { reason }) => reasons.includes(reason),
  givesAccess: { AccessRevoked: ({ staffId, studentId }) => [staffId, studentId] },
});

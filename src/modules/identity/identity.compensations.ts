import { compensation } from '../../kernel/compensation';
import { fieldsBefore } from '../../kernel/event';
import { access } from './access/access.decider';
import { account } from './accounts/account.decider';
import { entity, rolloverJobId } from './entities/entity.decider';
import { membership } from './entities/membership.decider';

export const identityCompensations = [
  compensation({
    decider: account,
    undoCommands: {
      AccountRoleChanged: ({ role }) => ['ChangeRole', { role: role.from }],
      ProfileChanged: ({ changes }) => ['ChangeProfile', fieldsBefore(changes)],
    },
  }),
  compensation({
    decider: entity,
    undoCommands: {
      EntityTwoFactorRequired: ({ required }) => ['RequireTwoFactor', { required: !required }],
      EntityDescribed: ({ changes }) => ['DescribeEntity', fieldsBefore(changes)],
      ClassesMovedUp: ({ rolloverId }) => ['TakeBackClassMove', { rolloverId }],
      ClassMoveTakenBack: ({ rolloverId }, { before }) => {
        const rollover = before?.rollovers.find((known) => known.rolloverId === rolloverId);
        return rollover && ['MoveClassesUp', { ...rollover, again: true, today: null }];
      },
    },
    continuingJobs: { ClassesMovedUp: rolloverJobId },
  }),
  compensation({
    decider: membership,
    undoCommands: {
      EntityMemberAdded: (member) => ['Leave', member],
      EntityMemberRemoved: (member) => ['Join', member],
    },
    givesAccess: { EntityMemberRemoved: ({ userId }) => [userId] },
  }),
  compensation({
    decider: access,
    undoCommands: {
      AccessGranted: ({ reason }) => ['RevokeAccess', { reasons: [reason], because: 'taken-back' as const }],
      AccessRevoked: ({ staffId, studentId, reason }) => ['GrantAccess', { staffId, studentId, reason }],
    },
    part: ({ reasons }, { reason }) => reasons.includes(reason),
    givesAccess: { AccessRevoked: ({ staffId, studentId }) => [staffId, studentId] },
  }),
];

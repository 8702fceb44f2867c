import { compensation } from '../../../kernel/compensation';
import { fieldsBefore } from '../../../kernel/event';
import { entity, rolloverJobId } from './entity.decider';
import { membership } from './membership.decider';

export const entityCompensations = [
  compensation({
    decider: entity,
    undoCommands: {
      EntityTwoFactorRequired: ({ required }) => ['RequireTwoFactor', { required: !required }],
      EntityOutcomesShared: ({ shared }) => ['ShareOutcomes', { shared: !shared }],
      EntityDescribed: ({ changes }) => ['DescribeEntity', fieldsBefore(changes)],
      ClassesMovedUp: ({ rolloverId }) => ['UndoClassMove', { rolloverId }],
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
];

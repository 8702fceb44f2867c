import { compensation } from '../../kernel/compensation';
import { fieldsBefore } from '../../kernel/event';
import { assignment } from './assignment.decider';
import { externalIdReservation } from './external-id.decider';
import { task } from './task.decider';

export const taskCompensations = [
  compensation({
    decider: task,
    undoCommands: {
      TaskCreated: () => ['DeleteTask', {}],
      TaskEdited: ({ changes }) => ['EditTask', { fields: fieldsBefore(changes) }],
      TaskDeleted: (_, { begun }) => ['RestoreTask', { createdAt: begun }],
      TaskRestored: () => ['DeleteTask', {}],
    },
  }),
  compensation({
    decider: externalIdReservation,
    reserves: true,
    undoCommands: {
      ExternalIdReserved: (held) => ['ReleaseExternalId', held],
      ExternalIdReleased: (held) => ['ReserveExternalId', held],
    },
  }),
  compensation({
    decider: assignment,
    undoCommands: {
      TaskAssigned: (_, { before: last }) => [
        'Unassign',
        { reason: last?.left === 'removed-by-staff' ? last.left : ('undone' as const) },
      ],
      TaskDueDateChanged: ({ dueDate }, { before: last }) => [
        'SetBackDueDate',
        { dueDate: dueDate.from, by: last!.dueDateBy },
      ],
      TaskCompleted: () => ['Reopen', {}],
      TaskReopened: ({ completedDate }) => ['Complete', { completedDate: completedDate.from }],
      TaskUnassigned: (_, { before: last, begun }) => ['PutBack', { ...last!, assignedAt: begun }],
    },
  }),
];

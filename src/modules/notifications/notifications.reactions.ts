import type { Actor } from '../../kernel/event';
import { idFrom } from '../../platform/http/request-context';
import type { Reactions } from '../../platform/reactor/reactor';
import type { MessagingEvents } from '../messaging/messaging.events';
import type { AssignmentEvents, TaskDefinitionEvents } from '../tasks/tasks.events';
import type { Assigned, Edited, Raising, Written } from './notifier';

export const RAISE = 'notifications-raise';
export const TASKS_ASSIGNED = 'notifications-tasks-assigned';
export const TASK_EDITED = 'notifications-task-edited';
export const MESSAGE_SENT = 'notifications-message-sent';
export const MESSAGE_SEEN = 'notifications-message-seen';

/** How long tasks that come to a student together may take to arrive. */
const TOGETHER_MS = 1_000;

/** Nobody is told of what he or she has done. */
const unlessBy = <Result>(studentId: string, { id }: Actor, reaction: Result) =>
  id === studentId ? null : reaction;

const written = ({ senderId, recipientId }: Written): Written => ({ senderId, recipientId });

/** What students are told of: each event leads to one line here, and its kind to a sentence. */
export const notificationReactions: Reactions<
  Pick<AssignmentEvents, 'TaskAssigned' | 'TaskDueDateChanged'> &
    Pick<TaskDefinitionEvents, 'TaskEdited'> &
    Pick<MessagingEvents, 'MessageSent' | 'MessageSeen'>
> = {
  TaskAssigned: ({ data: { studentId }, metadata: { actor, correlationId } }) =>
    unlessBy(studentId, actor, {
      job: TASKS_ASSIGNED,
      data: { studentId, correlationId } satisfies Assigned,
      id: `${TASKS_ASSIGNED}-${idFrom(studentId, correlationId)}`,
      delayMs: TOGETHER_MS,
    }),
  TaskDueDateChanged: ({ id, data: { studentId, assignmentId, taskName, dueDate }, metadata }) =>
    unlessBy(studentId, metadata.actor, {
      job: RAISE,
      data: {
        notificationId: idFrom('notification', 'task-changed', id),
        userId: studentId,
        kind: 'task-changed',
        about: { type: 'assignment', id: assignmentId },
        details: { taskName, dueDate: dueDate.to },
      } satisfies Raising,
    }),
  TaskEdited: ({ id, data: { taskId, name, changes } }) => {
    const { name: renamed, description, importance, notes, dueDate } = changes;
    const otherwise = [renamed, description, importance, notes].some((change) => change !== undefined);
    if (!otherwise && !dueDate) return null;
    const edited: Edited = { eventId: id, taskId, taskName: name, dueDate: dueDate?.to, otherwise };
    return { job: TASK_EDITED, data: edited };
  },
  MessageSent: ({ data }) => ({ job: MESSAGE_SENT, data: written(data) }),
  MessageSeen: ({ data }) => ({ job: MESSAGE_SEEN, data: written(data) }),
};

import type { RecordedEvent } from '../../kernel/event';
import { idFrom } from '../../platform/http/request-context';
import type { Reactions } from '../../platform/reactor/reactor';
import type { MessagingEvents } from '../messaging/messaging.events';
import { areSameScores } from '../exams/exams.queries';
import type { ExamEntryEvents } from '../exams/entries/exam-entries.events';
import type { RecordExportEvents } from '../profile/exports/record-exports.events';
import type { AssignmentEvents, TaskDefinitionEvents, TaskReminderEvents } from '../tasks/tasks.events';
import type { ExamRescored } from './exam-notifier';
import {
  TOGETHER_MS,
  type Edited,
  type ExamNotification,
  type Exported,
  type Reminded,
  type Together,
  type NewMessage,
} from './notifier';

export const TASKS_ASSIGNED = 'notifications-tasks-assigned';
export const DUE_DATES_CHANGED = 'notifications-due-dates-changed';
export const TASK_EDITED = 'notifications-task-edited';
export const TASK_REMINDED = 'notifications-task-reminded';
export const EXAM_SCORED = 'notifications-exam-scored';
export const MESSAGE_SENT = 'notifications-message-sent';
export const MESSAGE_SEEN = 'notifications-message-seen';
export const RECORD_EXPORTED = 'notifications-record-exported';
export const EXAM_RESCORED = 'notifications-exam-rescored';

/** Nobody is notified of his or her own actions; what one cause changes for a student becomes one notification. */
const together =
  (job: string) =>
  ({ data: { studentId }, metadata: { actor, correlationId } }: RecordedEvent<AssignmentEvents>) =>
    actor.id === studentId
      ? null
      : {
          job,
          data: { studentId, correlationId } satisfies Together,
          id: `${job}-${idFrom(studentId, correlationId)}`,
          waitMs: TOGETHER_MS,
        };

const written = ({ senderId, recipientId }: NewMessage): NewMessage => ({ senderId, recipientId });

export const notificationReactions: Reactions<
  Pick<AssignmentEvents, 'TaskAssigned' | 'TaskDueDateChanged'> &
    Pick<TaskDefinitionEvents, 'TaskEdited'> &
    TaskReminderEvents &
    Pick<ExamEntryEvents, 'ExamScored'> &
    Pick<MessagingEvents, 'MessageSent' | 'MessageSeen' | 'ConversationRead'> &
    RecordExportEvents
> = {
  TaskAssigned: together(TASKS_ASSIGNED),
  TaskDueDateChanged: together(DUE_DATES_CHANGED),
  TaskEdited: ({ id, data: { taskId, changes } }) => {
    const { name: renamed, description, importance, notes, dueDate } = changes;
    const otherwise = [renamed, description, importance, notes].some((change) => change !== undefined);
    if (!otherwise && !dueDate) return null;
    const edited: Edited = { eventId: id, taskId, dueDate: dueDate?.to, otherwise };
    return { job: TASK_EDITED, data: edited };
  },
  TaskReminderSent: ({ data: { reminderId, studentId, assignmentId }, metadata: { actor } }) => ({
    job: TASK_REMINDED,
    data: { reminderId, studentId, assignmentId, staffId: actor.id } satisfies Reminded,
  }),
  ExamScored: ({ id: eventId, stream, data, metadata: { actor } }) => {
    const { entryId, studentId, cause, before, scored } = data;
    if (cause === 'form-changed')
      return areSameScores(before, scored)
        ? null
        : { job: EXAM_RESCORED, data: { stream, eventId } satisfies ExamRescored };
    if (actor.id === studentId) return null;
    return { job: EXAM_SCORED, data: { eventId, entryId, cause } satisfies ExamNotification };
  },
  RecordExported: ({ data: { exportId, studentId, exporterId } }) => ({
    job: RECORD_EXPORTED,
    data: { exportId, studentId, exporterId } satisfies Exported,
  }),
  MessageSent: ({ data }) => ({ job: MESSAGE_SENT, data: written(data) }),
  MessageSeen: ({ data }) => ({ job: MESSAGE_SEEN, data: written(data) }),
  ConversationRead: ({ data: { senderId, readerId: recipientId } }) => ({
    job: MESSAGE_SEEN,
    data: { senderId, recipientId } satisfies NewMessage,
  }),
};

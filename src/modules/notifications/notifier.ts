import { Inject, Injectable } from '@nestjs/common';
import {
  NOTIFICATION_CHANNELS,
  notificationKindsOf,
  type NotificationKind,
} from '../../../contract/notifications';
import { assignmentBatches, batchId } from '../../../projections/notifications/assignment-batches';
import { notificationPreferences, wants } from '../../../projections/notifications/notification-preferences';
import { notifications, type Notification } from '../../../projections/notifications/notifications';
import { people } from '../../../projections/identity/people';
import { CONFIG, scaledMs, type Config } from '../../platform/config/config';
import { Dispatcher, mapInBatches } from '../../platform/dispatch/dispatcher';
import { Views } from '../../platform/document-store/views';
import { idFrom } from '../../platform/http/request-context';
import { dateInNewYork } from '../../platform/new-york';
import { Projector } from '../../platform/projector/projector';
import { RealtimeGateway } from '../../platform/realtime/realtime.gateway';
import { ExamReader } from '../exams/exams.queries';
import { ConversationReader } from '../messaging/messaging.queries';
import { TaskReader, type TaskAssignment, type TaskDefinition } from '../tasks/tasks.queries';
import { notification } from './notification.decider';
import type { NotificationDetails, NotificationStreamEvents } from './notifications.events';

export type Raising = Omit<NotificationStreamEvents['NotificationRaised'], 'channels'>;

export interface Together {
  readonly studentId: string;
  readonly correlationId: string;
}

export interface Edited {
  readonly eventId: string;
  readonly taskId: string;
  readonly dueDate?: string | null;
  readonly otherwise: boolean;
}

export interface Reminded {
  readonly reminderId: string;
  readonly studentId: string;
  readonly assignmentId: string;
  readonly staffId: string;
}

export interface ExamNotification {
  readonly eventId: string;
  readonly entryId: string;
  readonly cause: 'entered' | 'edited';
}

export interface Exported {
  readonly exportId: string;
  readonly studentId: string;
  readonly exporterId: string;
}

export interface NewMessage {
  readonly senderId: string;
  readonly recipientId: string;
}

/** Changes by one cause are combined until this much time passes without another one. */
export const TOGETHER_MS = 1_000;

/** A sender and recipient have one notification a month, which is raised again once it was seen. */
const messageNotificationId = ({ senderId, recipientId }: NewMessage) =>
  idFrom('notification', 'message', senderId, recipientId, dateInNewYork(0).slice(0, 'YYYY-MM'.length));

/** Sessions are mailed one by one as they change, with the data that calendars need. */
const MAILED_AT_ONCE: readonly NotificationKind[] = ['session-booked'];

/** Notifies people of what happened. Ids derive from the cause, so that everything here is idempotent. */
@Injectable()
export class Notifier {
  constructor(
    private readonly views: Views,
    private readonly dispatcher: Dispatcher,
    private readonly gateway: RealtimeGateway,
    private readonly projector: Projector,
    private readonly tasks: TaskReader,
    private readonly exams: ExamReader,
    private readonly conversations: ConversationReader,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Uses the channels that each person has turned on, and leaves out kinds that the role does not receive. */
  async raise(raisings: readonly Raising[], how: 'Raise' | 'RaiseAgain' = 'Raise'): Promise<void> {
    const ids = raisings.map(({ userId }) => userId);
    const known = await this.views.getMany(people, ids);
    const preferences = await this.views.getMany(notificationPreferences, ids);
    const raised = how === 'Raise' ? null : await this.raisedBefore(raisings);
    await mapInBatches(raisings, async (raising) => {
      const { notificationId, userId, kind } = raising;
      const role = known.get(userId)?.role;
      if (!role || !notificationKindsOf(role).includes(kind)) return;
      const channels = NOTIFICATION_CHANNELS.filter(
        (channel) =>
          wants(preferences.get(userId), kind, channel) &&
          (channel === 'in-app' || !MAILED_AT_ONCE.includes(kind)),
      );
      if (channels.length === 0) return;
      const data = { ...raising, channels };
      const before = raised?.get(notificationId);
      const seenVersion = before && before.seenAt !== null ? before.version : null;
      await (raised
        ? this.dispatcher.dispatch(notification, notificationId, 'RaiseAgain', { ...data, seenVersion })
        : this.dispatcher.dispatch(notification, notificationId, 'Raise', data));
    });
  }

  private async raisedBefore(raisings: readonly Raising[]): Promise<ReadonlyMap<string, Notification>> {
    await this.projector.caughtUp(notifications);
    return this.views.getMany(
      notifications,
      raisings.map(({ notificationId }) => notificationId),
    );
  }

  /** Withdraws the notifications of these kinds about a subject that are no longer true. */
  async withdraw(
    kinds: readonly NotificationKind[],
    subjectId: string,
    isTrue: (notification: Notification) => boolean,
  ): Promise<void> {
    await this.projector.caughtUp(notifications);
    const where = { 'about.id': subjectId, kind: { in: kinds } };
    const outdated = (await this.views.find(notifications, { where })).filter((one) => !isTrue(one));
    await mapInBatches(outdated, ({ id: notificationId, userId }) =>
      this.dispatcher.dispatch(notification, notificationId, 'Withdraw', { notificationId, userId }),
    );
  }

  /** Raises one notification for all tasks assigned at once; returns false if more may follow. */
  tasksAssigned(together: Together): Promise<boolean> {
    return this.raiseTogether('task-assigned', 'TaskAssigned', together, () => ({}));
  }

  dueDatesChanged(together: Together): Promise<boolean> {
    return this.raiseTogether('task-changed', 'TaskDueDateChanged', together, ({ dueDate }, { fields }) => ({
      dueDate: dueDate ?? fields.dueDate,
    }));
  }

  private async raiseTogether(
    kind: NotificationKind,
    type: Parameters<typeof batchId>[0],
    { studentId, correlationId }: Together,
    detailsOf: (assignment: TaskAssignment, task: TaskDefinition) => NotificationDetails,
  ): Promise<boolean> {
    await this.projector.caughtUp(assignmentBatches, ...TaskReader.views);
    const batch = await this.views.get(assignmentBatches, batchId(type, studentId, correlationId));
    if (!batch) return true;
    const windowMs = scaledMs(this.config, TOGETHER_MS);
    if (batch.lastAt > new Date(Date.now() - windowMs).toISOString()) return false;
    const concerned = [...(await this.tasks.assignments(batch.assignmentIds)).values()];
    const [first] = concerned;
    const task = first && (await this.tasks.definition(first.taskId));
    if (!task) return true;
    const isSingle = concerned.length === 1;
    const raising: Raising = {
      notificationId: idFrom('notification', kind, studentId, correlationId),
      userId: studentId,
      kind,
      about: isSingle ? { type: 'assignment', id: first.id } : { type: 'tasks', id: correlationId },
      details: isSingle
        ? { taskName: task.fields.name, ...detailsOf(first, task) }
        : { count: concerned.length },
    };
    await this.raise([raising]);
    return true;
  }

  async taskEdited({ eventId, taskId, dueDate, otherwise }: Edited): Promise<void> {
    const taskName = (await this.tasks.definition(taskId))?.fields.name;
    if (taskName === undefined) return;
    const open = await this.tasks.openAssignmentsOfTask(taskId);
    const raisings = open.flatMap(({ id, studentId, dueDate: own }): Raising[] => {
      const moved = dueDate !== undefined && own === null;
      if (!moved && !otherwise) return [];
      return [
        {
          notificationId: idFrom('notification', 'task-changed', eventId, id),
          userId: studentId,
          kind: 'task-changed',
          about: { type: 'assignment', id },
          details: moved ? { taskName, dueDate } : { taskName },
        },
      ];
    });
    await this.raise(raisings);
  }

  /** Raises nothing if the task was done or removed meanwhile. */
  async taskReminded({ reminderId, studentId, assignmentId, staffId }: Reminded): Promise<void> {
    await this.projector.caughtUp(...TaskReader.views);
    const assignment = (await this.tasks.assignments([assignmentId])).get(assignmentId);
    const task = assignment && (await this.tasks.definition(assignment.taskId));
    if (!task || assignment.completedDate !== null) return;
    const raising: Raising = {
      notificationId: idFrom('notification', 'task-reminder', reminderId),
      userId: studentId,
      kind: 'task-reminder',
      about: { type: 'assignment', id: assignmentId },
      details: {
        taskName: task.fields.name,
        dueDate: assignment.dueDate ?? task.fields.dueDate,
        personId: staffId,
      },
    };
    await this.raise([raising]);
  }

  async examScored({ eventId, entryId, cause }: ExamNotification): Promise<void> {
    await this.projector.caughtUp(...ExamReader.views);
    const entry = await this.exams.entry(entryId);
    if (!entry) return;
    const { studentId, type, code } = entry;
    const raising: Raising = {
      notificationId: idFrom('notification', 'exam-entered', eventId),
      userId: studentId,
      kind: 'exam-entered',
      about: { type: 'exam', id: entryId },
      details: { examName: `${type} ${code}`, change: cause },
    };
    await this.raise([raising]);
  }

  async recordExported({ exportId, studentId, exporterId }: Exported): Promise<void> {
    const raising: Raising = {
      notificationId: idFrom('notification', 'record-exported', exportId),
      userId: studentId,
      kind: 'record-exported',
      about: { type: 'export', id: exportId },
      details: { personId: exporterId },
    };
    await this.raise([raising]);
  }

  /** Does nothing for a recipient who is connected, and sees the message itself, or who has read all messages. */
  async messageSent(written: NewMessage): Promise<void> {
    const { senderId, recipientId } = written;
    if ((await this.gateway.connectionsOf(recipientId)).length > 0) return;
    await this.projector.caughtUp(...ConversationReader.views);
    if (!(await this.conversations.hasUnread(senderId, recipientId))) return;
    if ((await this.pendingNotificationsOf(written)).length > 0) return;
    const raising: Raising = {
      notificationId: messageNotificationId(written),
      userId: recipientId,
      kind: 'message',
      about: { type: 'person', id: senderId },
      details: {},
    };
    await this.raise([raising], 'RaiseAgain');
  }

  async messageSeen(written: NewMessage): Promise<void> {
    const seenAt = new Date().toISOString();
    for (const { id: notificationId, userId } of await this.pendingNotificationsOf(written)) {
      await this.dispatcher.dispatch(notification, notificationId, 'See', { notificationId, userId, seenAt });
    }
  }

  private async pendingNotificationsOf({ senderId, recipientId }: NewMessage): Promise<Notification[]> {
    await this.projector.caughtUp(notifications);
    return this.views.find(notifications, {
      where: { userId: recipientId, seenAt: null, kind: 'message', 'about.id': senderId },
    });
  }
}

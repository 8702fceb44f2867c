import type { ServerEvent } from '../../../contract/realtime';
import { taskAssignments } from '../../../projections/task-assignments';
import type { Accounts } from '../../platform/auth/session-user';
import type { Views } from '../../platform/document-store/views';
import type { LiveMessage, LiveRules } from '../../platform/realtime/live-feed';
import type { AssignmentRef, TaskEvents } from './tasks.events';

/** A student hears of the own tasks, and so do the staff who may act for that student. */
export function taskLiveRules(accounts: Accounts, views: Views): LiveRules<TaskEvents> {
  const tell = async ({ studentId }: AssignmentRef, event: ServerEvent): Promise<LiveMessage[]> => [
    { to: [studentId, ...(await accounts.staffOf(studentId))], event },
  ];

  const changed = (
    ref: AssignmentRef,
    version: number,
    change: { completedDate?: string | null; dueDate?: string | null },
  ) =>
    tell(ref, {
      name: 'assignment.changed',
      type: 'Assignment',
      id: ref.assignmentId,
      version,
      data: { studentId: ref.studentId, taskId: ref.taskId, ...change },
    });

  const definitionChanged = async (taskId: string, version: number): Promise<LiveMessage[]> => {
    const assignments = await views.find(taskAssignments, { where: { taskId } });
    const students = [...new Set(assignments.map(({ studentId }) => studentId))];
    const to = [...new Set([...students, ...(await accounts.staffOf(...students))])];
    return [{ to, event: { name: 'task.changed', type: 'Task', id: taskId, version, data: {} } }];
  };

  return {
    TaskAssigned: ({ data, revision }) =>
      tell(data, {
        name: 'assignment.added',
        type: 'Assignment',
        id: data.assignmentId,
        version: revision,
        data: { studentId: data.studentId, taskId: data.taskId },
      }),
    TaskUnassigned: ({ data, revision }) =>
      tell(data, {
        name: 'assignment.removed',
        type: 'Assignment',
        id: data.assignmentId,
        version: revision,
        data: { studentId: data.studentId, taskId: data.taskId },
      }),
    TaskCompleted: ({ data, revision }) => changed(data, revision, { completedDate: data.completedDate }),
    TaskReopened: ({ data, revision }) => changed(data, revision, { completedDate: null }),
    TaskDueDateChanged: ({ data, revision }) => changed(data, revision, { dueDate: data.dueDate.to }),
    TaskEdited: ({ data, revision }) => definitionChanged(data.taskId, revision),
    TaskDeleted: ({ data, revision }) => definitionChanged(data.taskId, revision),
  };
}

import { serverEvent, type ServerEvent } from '../../../contract/realtime';
import { taskAssignments } from '../../../projections/tasks/task-assignments';
import type { AccessReader } from '../identity/directory/directory.queries';
import type { Views } from '../../platform/document-store/views';
import type { LiveMessage, LiveRules, Recorded } from '../../platform/realtime/live-feed';
import type { AssignmentRef, TaskEvents } from './tasks.events';

const ofBoth = ({ studentId, taskId }: AssignmentRef) => ({ studentId, taskId });

/** Changes of a student's tasks are pushed to the student, to the staff who may act for him or her, and to parents. */
export function taskLiveRules(access: AccessReader, views: Views): LiveRules<TaskEvents> {
  const notify = async ({ studentId }: AssignmentRef, event: ServerEvent): Promise<LiveMessage[]> => [
    { to: [studentId, ...(await access.watchersOf(studentId))], event },
  ];

  const changed = (
    { data, revision }: Recorded<AssignmentRef>,
    change: { completedDate?: string | null; dueDate?: string | null },
  ) =>
    notify(
      data,
      serverEvent('assignment.changed', data.assignmentId, revision, { ...ofBoth(data), ...change }),
    );

  const definitionChanged = async ({ data: { taskId }, revision }: Recorded<{ taskId: string }>) => {
    const assignments = await views.find(taskAssignments, { where: { taskId } });
    const students = [...new Set(assignments.map(({ studentId }) => studentId))];
    const to = [...new Set([...students, ...(await access.watchersOf(...students))])];
    return [{ to, event: serverEvent('task.changed', taskId, revision, {}) }];
  };

  return {
    TaskAssigned: ({ data, revision }) =>
      notify(data, serverEvent('assignment.added', data.assignmentId, revision, ofBoth(data))),
    TaskUnassigned: ({ data, revision }) =>
      notify(data, serverEvent('assignment.removed', data.assignmentId, revision, ofBoth(data))),
    TaskCompleted: (event) => changed(event, { completedDate: event.data.completedDate }),
    TaskReopened: (event) => changed(event, { completedDate: null }),
    TaskDueDateChanged: (event) => {
      const { dueDate, by } = event.data;
      return changed(event, { dueDate: dueDate.to, ...(by === 'person' && { countsFrom: null }) });
    },
    TaskEdited: definitionChanged,
    TaskDeleted: definitionChanged,
    TaskRestored: definitionChanged,
  };
}

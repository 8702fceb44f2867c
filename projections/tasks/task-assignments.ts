import { projection } from '../../src/kernel/projection';
import type { AssignmentEvents, DueDateSetter } from '../../src/modules/tasks/tasks.events';

export interface TaskAssignment {
  readonly id: string;
  readonly taskId: string;
  readonly studentId: string;
  readonly ceebCode: string | null;
  readonly assignedAt: string;
  /** Null means that the task's due date applies. */
  readonly dueDate: string | null;
  /** Null if the task's due date applies. */
  readonly dueDateBy: DueDateSetter | null;
  readonly completedDate: string | null;
  readonly version: number;
}

/** Who has which task, and its state. The task's texts are joined from its definition. */
export const taskAssignments = projection<TaskAssignment, AssignmentEvents>({
  name: 'task-assignments',
  contains: 'which student has which task, its due date and completion',
  version: 3,
  indexes: [{ studentId: 1 }, { taskId: 1 }, { dueDate: 1 }, { ceebCode: 1 }],
  key: ({ data }) => data.assignmentId,
  empty: (id) => ({
    id,
    taskId: '',
    studentId: '',
    ceebCode: null,
    assignedAt: '',
    dueDate: null,
    dueDateBy: null,
    completedDate: null,
    version: -1,
  }),
  erasure: { studentId: 'nothing', taskId: 'nothing' },
  exported: { sections: { tasks: 'studentId' }, without: ['version'] },
  on: {
    TaskAssigned: (assignment, { data, time, revision }) => {
      const { taskId, studentId, ceebCode, dueDate, assignedAt } = data;
      return {
        ...assignment,
        ...{ taskId, studentId, ceebCode, dueDate },
        dueDateBy: dueDate === null ? null : ceebCode === null ? 'person' : 'deadline',
        assignedAt: assignedAt ?? time,
        version: revision,
      };
    },
    TaskDueDateChanged: (assignment, { data, revision }) => ({
      ...assignment,
      dueDate: data.dueDate.to,
      dueDateBy: data.dueDate.to === null ? null : data.by,
      version: revision,
    }),
    TaskCompleted: (assignment, { data, revision }) => ({
      ...assignment,
      completedDate: data.completedDate,
      version: revision,
    }),
    TaskReopened: (assignment, { revision }) => ({ ...assignment, completedDate: null, version: revision }),
    TaskUnassigned: () => null,
  },
});

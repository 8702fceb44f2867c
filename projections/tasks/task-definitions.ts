import type { TaskType } from '../../contract/tasks';
import { applyChanges } from '../../src/kernel/event';
import { retained } from '../../src/kernel/personal';
import { projection } from '../../src/kernel/projection';
import type { TaskDefinitionEvents, TaskFields } from '../../src/modules/tasks/tasks.events';

export interface TaskDefinition {
  readonly id: string;
  readonly type: TaskType;
  readonly authorId: string;
  readonly createdAt: string;
  readonly sortName: string;
  readonly fields: TaskFields;
  readonly offered: boolean;
  /** The staff whose students get the task; null stands for all students. */
  readonly offeredWithin: readonly (string | null)[];
  readonly ceebCodes: readonly string[];
  readonly offeredToAllColleges: boolean;
}

export const noTaskFields: TaskFields = {
  externalId: null,
  name: '',
  description: '',
  dueDate: null,
  dueDateCanBeModified: true,
  importance: '',
  weightedImportance: null,
  approxTotalHours: null,
  notes: '',
  grades: [],
};

export const taskDefinitions = projection<TaskDefinition, TaskDefinitionEvents>({
  name: 'task-definitions',
  contains: 'tasks as staff wrote them',
  version: 3,
  indexes: [
    { 'fields.externalId': 1 },
    { 'fields.dueDate': 1 },
    { authorId: 1, sortName: 1 },
    { sortName: 1 },
    { offered: 1 },
    { type: 1 },
    { id: 1 },
  ],
  key: ({ data }) => data.taskId,
  empty: (id) => ({
    id,
    type: 'custom',
    authorId: '',
    createdAt: '',
    sortName: '',
    fields: noTaskFields,
    offered: false,
    offeredWithin: [],
    ceebCodes: [],
    offeredToAllColleges: false,
  }),
  erasure: {
    id: 'nothing',
    authorId: retained('The task stays with those who have it, and names its author only by an id.'),
    offeredWithin: retained('It names staff by id. Once a person is erased, the id has no students.'),
  },
  exported: retained('Each student’s tasks are exported with these fields.'),
  on: {
    TaskCreated: (task, { data: { type, authorId, fields }, time }) => ({
      ...task,
      type,
      authorId,
      fields,
      createdAt: time,
      sortName: fields.name.toLowerCase(),
    }),
    TaskEdited: (task, { data }) => {
      const fields = applyChanges(task.fields, data.changes);
      return { ...task, fields, sortName: fields.name.toLowerCase() };
    },
    TaskDeleted: () => null,
    TaskRestored: ({ id }, { data: { taskId: _taskId, fields, ...restored } }) => ({
      ...restored,
      id,
      fields,
      sortName: fields.name.toLowerCase(),
      offered: restored.offeredWithin.length > 0,
    }),
    TaskOfferedToAllStudents: (task, { data }) => ({
      ...task,
      offered: true,
      offeredWithin: [...task.offeredWithin, data.within],
    }),
    TaskOfferedToColleges: (task, { data }) => ({
      ...task,
      ceebCodes: [...task.ceebCodes, ...data.ceebCodes],
    }),
    TaskOfferedToAllColleges: (task) => ({ ...task, offeredToAllColleges: true }),
  },
});

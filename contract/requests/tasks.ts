import {
  anyString,
  boolean,
  checked,
  choice,
  clearable,
  described,
  fixed,
  list,
  nullable,
  number,
  optional,
  string,
  uncheckedIf,
  uuid,
  withDefault,
  type Field,
  type RequestsOf,
  type Sent,
} from '../fields';
import { GRADES } from '../profile';
import { completionIssue, TASK_TYPES, taskRules, type TaskCalls } from '../tasks';
import { ceebCode } from './colleges';

const taskFields = {
  external_id: clearable(string(taskRules.externalId)),
  description: optional(string(taskRules.description)),
  due_date: clearable(string(taskRules.dueDate)),
  due_date_can_be_modified: optional(boolean({ code: 'notWhetherModifiable' })),
  importance: optional(
    described("The 'Why' text; paragraphs are separated by `####`.", string(taskRules.importance)),
  ),
  weighted_importance: clearable(number(taskRules.weightedImportance)),
  approx_total_hours: clearable(number(taskRules.approxTotalHours)),
  notes: optional(described("The 'How' text; paragraphs are separated by `####`.", string(taskRules.notes))),
  grades: optional(
    described(
      'The grades whose students a standard task is offered to; none means all.',
      list(choice(GRADES, { code: 'notAGrade' }), { issue: { code: 'notGrades' } }),
    ),
  ),
};

const taskType = choice(TASK_TYPES, { code: 'notATaskType' });
const dueDate = nullable(string(taskRules.dueDate));
const audience = { apply_to_all: optional(choice([true], { code: 'notApplyToAll' })) };
const unlessAll = <Value>(of: Field<readonly Value[]>) =>
  uncheckedIf('apply_to_all', true, withDefault(of, []));
const ofCollege = {
  ceeb: optional(
    described('Selects one of several colleges; empty for the assignment without a college.', ceebCode),
  ),
};

export const taskRequests = {
  'GET /v2/tasks/all': { query: { type: optional(taskType) } },
  'GET /v2/tasks': { query: { externalId: withDefault(anyString({ code: 'noExternalId' }), '') } },
  'POST /v2/tasks': { body: { ...taskFields, name: string(taskRules.name), type: taskType } },
  'POST /v2/tasks/reminders': {
    body: {
      name: string(taskRules.customName),
      notes: optional(string(taskRules.notes)),
      due_date: optional(string(taskRules.dueDate)),
    },
  },
  'PATCH /v2/tasks/reminders/{taskId}': { body: { due_date: dueDate } },
  'PATCH /v2/tasks/{taskId}': {
    body: {
      ...taskFields,
      name: optional(string(taskRules.name)),
      type: fixed({ code: 'taskTypeFixed' }),
    },
  },
  'POST /v2/tasks/custom/{taskId}/students': {
    body: {
      ...audience,
      user_ids: unlessAll(
        list(uuid({ code: 'noStudents' }), {
          issue: { code: 'noStudents' },
          min: { value: 1, issue: { code: 'noStudents' } },
          max: { value: 5000, issue: { code: 'tooManyStudentsAtOnce' } },
        }),
      ),
      due_date: optional(string(taskRules.dueDate)),
    },
  },
  'POST /v2/tasks/standard/{taskId}/colleges': {
    body: {
      ...audience,
      ceeb_codes: unlessAll(
        list(ceebCode, {
          issue: { code: 'noColleges' },
          min: { value: 1, issue: { code: 'noColleges' } },
          max: { value: 5000, issue: { code: 'tooManyCollegesAtOnce' } },
        }),
      ),
    },
  },
  'PATCH /v2/tasks/student/{assignmentId}': {
    body: {
      completed_date: described('Null reopens the task.', nullable(checked(anyString(), completionIssue))),
    },
  },
  'PATCH /v2/tasks/{taskId}/student/{studentId}': {
    query: ofCollege,
    body: { due_date: described("Null restores the task's own date.", dueDate) },
  },
  'DELETE /v2/tasks/{taskId}/student/{studentId}': { query: ofCollege },
} as const satisfies RequestsOf<keyof TaskCalls>;

export type NewTask = Sent<(typeof taskRequests)['POST /v2/tasks']['body']>;
export type TaskEdit = Sent<(typeof taskRequests)['PATCH /v2/tasks/{taskId}']['body']>;
export type NewReminder = Sent<(typeof taskRequests)['POST /v2/tasks/reminders']['body']>;

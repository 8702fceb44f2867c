import { taskNameRules, type TaskType } from '../../../contract/tasks';
import { violation } from '../../../contract/rules';
import { compensation, decider } from '../../kernel/decider';
import { Rejected } from '../../kernel/errors';
import { type Actor, applyChanges, changesBetween, fieldsBefore } from '../../kernel/event';
import type { TaskDefinitionEvents, TaskFields } from './tasks.events';
import { t } from './messages';

export interface Task {
  readonly taskId: string;
  readonly authorId: string;
  readonly type: TaskType;
  readonly fields: TaskFields;
  readonly externalIdsEverHad: readonly string[];
  readonly deleted: boolean;
  /** The staff whose students it is offered to; null for all students. */
  readonly offeredWithin: readonly (string | null)[];
  readonly ceebCodes: readonly string[];
  readonly offeredToAllColleges: boolean;
}

export type TaskCommands = {
  CreateTask: { taskId: string; type: TaskType; fields: TaskFields };
  EditTask: { fields: Partial<TaskFields> };
  DeleteTask: Record<string, never>;
  RestoreTask: { createdAt: string };
  OfferToAllStudents: { within: string | null };
  OfferToColleges: { ceebCodes: readonly string[] };
  OfferToAllColleges: Record<string, never>;
};

export const existing = (task: Task | null): Task => {
  if (!task || task.deleted) throw new Rejected('not-found', t('task-not-found'));
  return task;
};

/** Admins and the system may change every task, other staff only their own. */
const changeable = (task: Task | null, actor: Actor): Task => ownedBy(actor, existing(task));

const ownedBy = (actor: Actor, task: Task): Task => {
  const { authorId } = task;
  if (actor.role !== 'admin' && actor.role !== 'system' && actor.id !== authorId) {
    throw new Rejected('forbidden', t('not-the-author'));
  }
  return task;
};

const named = (type: TaskType, name: string): void => {
  const issue = violation(taskNameRules(type), name);
  if (!issue) return;
  const invalid = t('invalid-name', issue);
  throw new Rejected('invalid', invalid, { name: invalid });
};

const graded = (type: TaskType, { grades = [] }: Partial<TaskFields>): void => {
  if (grades.length === 0 || type === 'standard') return;
  const invalid = t('grades-of-standard');
  throw new Rejected('invalid', invalid, { grades: invalid });
};

const forColleges = (task: Task): Task => {
  if (task.type === 'custom') throw new Rejected('invalid', t('custom-to-colleges'));
  return task;
};

const withExternalIdOf = ({ externalId }: TaskFields, had: readonly string[]): readonly string[] =>
  externalId === null || had.includes(externalId) ? had : [...had, externalId];

export const task = decider<Task | null, TaskCommands, TaskDefinitionEvents>({
  name: 'task',
  stream: { key: 'task', growsWith: 'edits, and changes of who is offered the task' },
  initial: null,
  decide: {
    CreateTask: ({ taskId, type, fields }, task, { actor }) => {
      if (task) return [];
      if (actor.role !== 'admin' && type !== 'custom') {
        throw new Rejected('forbidden', t('custom-only'));
      }
      named(type, fields.name);
      graded(type, fields);
      return [{ type: 'TaskCreated', data: { taskId, authorId: actor.id, type, fields } }];
    },
    EditTask: ({ fields }, task, { actor }) => {
      const { taskId, type, fields: current } = changeable(task, actor);
      if (fields.name !== undefined) named(type, fields.name);
      graded(type, fields);
      const changes = changesBetween(current, fields);
      if (Object.keys(changes).length === 0) return [];
      return [{ type: 'TaskEdited', data: { taskId, name: fields.name ?? current.name, changes } }];
    },
    DeleteTask: (_, task, { actor }) => {
      if (task?.deleted) return [];
      const { taskId, fields } = changeable(task, actor);
      return [{ type: 'TaskDeleted', data: { taskId, name: fields.name } }];
    },
    RestoreTask: ({ createdAt }, task, { actor }) => {
      if (!task) throw new Rejected('not-found', t('task-not-found'));
      const { deleted, externalIdsEverHad: _had, ...restored } = ownedBy(actor, task);
      return deleted ? [{ type: 'TaskRestored', data: { ...restored, createdAt } }] : [];
    },
    OfferToAllStudents: ({ within }, task, { actor }) => {
      const { taskId, fields, offeredWithin } = changeable(task, actor);
      if (offeredWithin.includes(within)) return [];
      return [{ type: 'TaskOfferedToAllStudents', data: { taskId, name: fields.name, within } }];
    },
    OfferToColleges: ({ ceebCodes }, task, { actor }) => {
      const { taskId, fields, ceebCodes: known } = forColleges(changeable(task, actor));
      const added = [...new Set(ceebCodes)].filter((code) => !known.includes(code));
      if (added.length === 0) return [];
      return [{ type: 'TaskOfferedToColleges', data: { taskId, name: fields.name, ceebCodes: added } }];
    },
    OfferToAllColleges: (_, task, { actor }) => {
      const { taskId, fields, offeredToAllColleges } = forColleges(changeable(task, actor));
      return offeredToAllColleges
        ? []
        : [{ type: 'TaskOfferedToAllColleges', data: { taskId, name: fields.name } }];
    },
  },
  evolve: {
    TaskCreated: (_, created) => ({
      ...created,
      externalIdsEverHad: withExternalIdOf(created.fields, []),
      deleted: false,
      offeredWithin: [],
      ceebCodes: [],
      offeredToAllColleges: false,
    }),
    TaskEdited: (task, { changes }) => {
      const fields = applyChanges(task!.fields, changes);
      return { ...task!, fields, externalIdsEverHad: withExternalIdOf(fields, task!.externalIdsEverHad) };
    },
    TaskDeleted: (task) => ({ ...task!, deleted: true }),
    TaskRestored: (task) => ({ ...task!, deleted: false }),
    TaskOfferedToAllStudents: (task, { within }) => ({
      ...task!,
      offeredWithin: [...task!.offeredWithin, within],
    }),
    TaskOfferedToColleges: (task, { ceebCodes }) => ({
      ...task!,
      ceebCodes: [...task!.ceebCodes, ...ceebCodes],
    }),
    TaskOfferedToAllColleges: (task) => ({ ...task!, offeredToAllColleges: true }),
  },
});

export const taskCompensation = compensation({
  decider: task,
  undoCommands: {
    TaskCreated: () => ['DeleteTask', {}],
    TaskEdited: ({ changes }) => ['EditTask', { fields: fieldsBefore(changes) }],
    TaskDeleted: (_, { begun }) => ['RestoreTask', { createdAt: begun }],
    TaskRestored: () => ['DeleteTask', {}],
  },
});

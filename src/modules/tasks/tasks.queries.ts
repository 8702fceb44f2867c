import { Injectable } from '@nestjs/common';
import { taskAssignments, type TaskAssignment } from '../../../projections/tasks/task-assignments';
import { taskDates } from '../../../projections/tasks/task-dates';
import { taskDefinitions, type TaskDefinition } from '../../../projections/tasks/task-definitions';
import type { ErasedBy } from '../../kernel/erasure';
import type { AnyRecordedEvent } from '../../kernel/event';
import { replay } from '../../kernel/projection';
import { InMemoryView } from '../../platform/document-store/in-memory-view';
import { Views } from '../../platform/document-store/views';
import { dayInNewYork } from '../../platform/new-york';

export type { TaskAssignment, TaskDefinition };

export interface DueTask {
  readonly assignment: TaskAssignment;
  readonly task: TaskDefinition;
  readonly dueDate: string;
}

/** A due date before this day is not late. Null if a person has set it. */
export const countsFrom = ({ dueDateBy, assignedAt }: TaskAssignment): string | null =>
  dueDateBy === 'person' ? null : dayInNewYork(assignedAt);

@Injectable()
export class TaskReader {
  static readonly views = [taskAssignments, taskDefinitions] as const;

  constructor(private readonly views: Views) {}

  assignments(ids: readonly string[]): Promise<Map<string, TaskAssignment>> {
    return this.views.getMany(taskAssignments, ids);
  }

  assignmentsOf(studentId: string): Promise<TaskAssignment[]> {
    return this.views.find(taskAssignments, { where: { studentId } });
  }

  openAssignmentsOf(studentId: string): Promise<TaskAssignment[]> {
    return this.views.find(taskAssignments, { where: { studentId, completedDate: null } });
  }

  openAssignmentsForColleges(
    studentIds: readonly string[],
    ceebCodes: readonly string[],
  ): Promise<TaskAssignment[]> {
    const where = { studentId: { in: studentIds }, ceebCode: { in: ceebCodes }, completedDate: null };
    return this.views.find(taskAssignments, { where });
  }

  openAssignmentsOfTask(taskId: string): Promise<TaskAssignment[]> {
    return this.views.find(taskAssignments, { where: { taskId, completedDate: null } });
  }

  definition(taskId: string): Promise<TaskDefinition | undefined> {
    return this.views.get(taskDefinitions, taskId);
  }

  definitions(taskIds: readonly string[]): Promise<Map<string, TaskDefinition>> {
    return this.views.getMany(taskDefinitions, taskIds);
  }

  definitionsNamedIn(
    rows: readonly { readonly taskId: string | null }[],
  ): Promise<Map<string, TaskDefinition>> {
    return this.views.joined(taskDefinitions, rows, 'taskId');
  }

  async openDueBetween(from: string, to: string): Promise<DueTask[]> {
    const soon = { gte: from, lte: to };
    const definitions = await this.views.find(taskDefinitions, { where: { 'fields.dueDate': soon } });
    const [own, following] = await Promise.all([
      this.views.find(taskAssignments, { where: { dueDate: soon, completedDate: null } }),
      this.views.find(taskAssignments, {
        where: { taskId: { in: definitions.map(({ id }) => id) }, dueDate: null, completedDate: null },
      }),
    ]);
    const open = [...own, ...following];
    const tasks = await this.definitionsNamedIn(open);
    return open.flatMap((assignment) => {
      const task = tasks.get(assignment.taskId);
      return task ? [{ assignment, task, dueDate: (assignment.dueDate ?? task.fields.dueDate)! }] : [];
    });
  }

  async idsOfTasksOnlyOf(studentId: string): Promise<string[]> {
    const assigned = await this.views.find(taskAssignments, { where: { studentId, ceebCode: null } });
    const tasks = await this.definitionsNamedIn(assigned);
    const own = [...tasks.values()].filter(({ type, offered }) => type === 'custom' && !offered);
    const ids = own.map(({ id }) => id);
    const counts = await this.views.countBy(taskAssignments, 'taskId', { taskId: { in: ids } });
    return ids.filter((id) => counts.get(id) === 1);
  }

  /** Returns a function that reads all due dates, by task and reduced to what the caller needs, from memory. */
  dueDatesInMemory<Reduced>(
    reduce: (dueDate: string | null) => Reduced,
  ): () => Promise<ReadonlyMap<string, Reduced>> {
    const dates = new InMemoryView(this.views, taskDates, ({ dueDate }) => reduce(dueDate));
    return () => dates.current();
  }
}

export const assignmentsAfter = (
  events: readonly AnyRecordedEvent[],
  erasedBy: ErasedBy,
): TaskAssignment[] => [...replay(taskAssignments, events, erasedBy).values()];

export const definitionsAfter = (
  events: readonly AnyRecordedEvent[],
  erasedBy: ErasedBy,
): Map<string, TaskDefinition> => replay(taskDefinitions, events, erasedBy);

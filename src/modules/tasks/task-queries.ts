import { Injectable } from '@nestjs/common';
import { byDueDate } from '../../../contract/task-order';
import type { TaskAssignmentResource, TaskDefinitionResource, TaskType } from '../../../contract/tasks';
import { taskAssignments, type TaskAssignment } from '../../../projections/tasks/task-assignments';
import { taskDefinitions, type TaskDefinition } from '../../../projections/tasks/task-definitions';
import type { SessionUser } from '../../platform/auth/session-user';
import type { Where } from '../../platform/document-store/document-store';
import { Views } from '../../platform/document-store/views';
import { snakeCased } from '../../platform/http/wire-names';
import { CollegeDirectory, type College } from '../colleges/colleges.queries';
import { countsFrom } from './tasks.queries';

@Injectable()
export class TaskQueries {
  constructor(
    private readonly views: Views,
    private readonly colleges: CollegeDirectory,
  ) {}

  async definitionsFor({ id, role }: SessionUser): Promise<TaskDefinitionResource[]> {
    const where: Where = role === 'admin' ? {} : { authorId: id };
    const definitions = await this.views.find(taskDefinitions, { where, sort: { sortName: 1 } });
    return this.definitionResources(definitions);
  }

  async byExternalId(externalId: string): Promise<TaskDefinitionResource | undefined> {
    const where = { 'fields.externalId': externalId };
    const [found] = await this.definitionResources(
      await this.views.find(taskDefinitions, { where, limit: 1 }),
    );
    return found;
  }

  async assignmentsOf(studentId: string, type?: TaskType): Promise<TaskAssignmentResource[]> {
    const assignments = await this.views.find(taskAssignments, { where: { studentId } });
    const definitions = await this.views.joined(taskDefinitions, assignments, 'taskId');
    const named = await this.colleges.namedIn(assignments);
    const collegeOf = ({ ceebCode: id }: TaskAssignment) =>
      id === null ? null : { id, attributes: { name: named.get(id)?.fields.name ?? id } };
    return assignments
      .flatMap((assignment) => {
        const definition = definitions.get(assignment.taskId);
        return definition && (type === undefined || kindOf(assignment, definition) === type)
          ? [assignmentResource(assignment, definition, collegeOf(assignment))]
          : [];
      })
      .sort((one, other) => byDueDate(one.attributes, other.attributes));
  }

  async reminders(studentId: string, name: string): Promise<{ all: number; open?: TaskDefinition }> {
    const own = await this.views.find(taskDefinitions, { where: { authorId: studentId } });
    const open = await this.views.find(taskAssignments, { where: { studentId, completedDate: null } });
    const openIds = new Set(open.map(({ taskId }) => taskId));
    return { all: own.length, open: own.find(({ id, fields }) => fields.name === name && openIds.has(id)) };
  }

  private async definitionResources(
    definitions: readonly TaskDefinition[],
  ): Promise<TaskDefinitionResource[]> {
    const taskIds = definitions.map(({ id }) => id);
    const [named, counts] = await Promise.all([
      this.colleges.withIds(definitions.flatMap(({ ceebCodes }) => ceebCodes)),
      this.views.countBy(taskAssignments, 'taskId', { taskId: { in: taskIds } }),
    ]);
    return definitions.map((definition) =>
      definitionResource(definition, named, counts.get(definition.id) ?? 0),
    );
  }
}

/** A standard task that was assigned to a college follows the list like a college task. */
const kindOf = ({ ceebCode }: TaskAssignment, { type }: TaskDefinition): TaskType =>
  ceebCode === null ? type : 'college';

function definitionResource(
  { id, type, createdAt, fields, offered, offeredToAllColleges, ceebCodes }: TaskDefinition,
  named: ReadonlyMap<string, College>,
  assignedCount: number,
): TaskDefinitionResource {
  return {
    id,
    attributes: {
      ...snakeCased(fields),
      type,
      createdAt,
      applyToAll: offered,
      applyToAllColleges: offeredToAllColleges,
      assignedCount,
    },
    relationships: {
      college_tasks: {
        data: ceebCodes.map((ceeb) => ({
          id: `${id}.${ceeb}`,
          due_date: fields.dueDate,
          college: ceeb,
          college_name: named.get(ceeb)?.fields.name ?? ceeb,
        })),
      },
    },
  };
}

function assignmentResource(
  assignment: TaskAssignment,
  { type, authorId, fields: { grades: _, ...fields } }: TaskDefinition,
  college: TaskAssignmentResource['relationships']['college']['data'],
): TaskAssignmentResource {
  const { id, taskId, studentId, assignedAt, dueDate, completedDate, version } = assignment;
  return {
    id,
    // Spreading the fields, with as many others behind them, would take five times as long.
    attributes: Object.assign(fields, {
      taskId,
      studentId,
      type,
      dateEntered: assignedAt,
      dueDate: dueDate ?? fields.dueDate,
      countsFrom: countsFrom(assignment),
      completedDate,
      isReminder: authorId === studentId,
      version,
    }),
    relationships: {
      college: { data: college },
    },
  };
}

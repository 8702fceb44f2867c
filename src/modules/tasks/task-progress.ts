import { Injectable } from '@nestjs/common';
import {
  MAX_OPEN_LISTED,
  type OpenTaskResource,
  type TaskProgressResource,
} from '../../../contract/task-progress';
import type { ResponseOf } from '../../../contract/calls';
import { people, type Person } from '../../../projections/identity/people';
import { taskAssignments, type TaskAssignment } from '../../../projections/tasks/task-assignments';
import { taskDefinitions, type TaskDefinition } from '../../../projections/tasks/task-definitions';
import { taskReminders } from '../../../projections/tasks/task-reminders';
import { Rejected } from '../../kernel/errors';
import type { SessionUser } from '../../platform/auth/session-user';
import { Dispatcher, mapInBatches } from '../../platform/dispatch/dispatcher';
import { Views } from '../../platform/document-store/views';
import { idFrom } from '../../platform/http/request-context';
import { dateInNewYork } from '../../platform/new-york';
import { CollegeDirectory } from '../colleges/colleges.queries';
import { AccessReader } from '../identity/directory/directory.queries';
import { taskReminder } from './task-reminder.decider';
import { t } from './messages';
import { countsFrom } from './tasks.queries';

interface OpenTask {
  readonly assignment: TaskAssignment;
  readonly student: Person;
}

/** How far the students of staff are with their tasks. */
@Injectable()
export class TaskProgress {
  constructor(
    private readonly views: Views,
    private readonly access: AccessReader,
    private readonly colleges: CollegeDirectory,
    private readonly dispatcher: Dispatcher,
  ) {}

  async ofCaseload(user: SessionUser): Promise<TaskProgressResource[]> {
    const students = await this.access.studentsOf(user);
    const studentId = { in: students };
    const [assigned, open] = await Promise.all([
      this.views.countBy(taskAssignments, 'taskId', { studentId }),
      this.views.countBy(taskAssignments, 'taskId', { studentId, completedDate: null }),
    ]);
    const definitions = await this.views.getMany(taskDefinitions, assigned.keys());
    const isReminder = ({ authorId }: TaskDefinition) => reminding.has(authorId);
    const reminding = new Set(students);
    return [...definitions.values()]
      .filter((definition) => !isReminder(definition))
      .map(({ id, type, authorId, fields: { name, dueDate, externalId } }) => {
        const all = assigned.get(id)!;
        return {
          id,
          attributes: {
            ...{ name, type, due_date: dueDate, assigned: all, done: all - (open.get(id) ?? 0) },
            own: type === 'custom' && externalId === null && authorId === user.id,
          },
          relationships: {},
        };
      });
  }

  async openFor(user: SessionUser, taskId: string): Promise<ResponseOf<'GET /v2/tasks/progress/{taskId}'>> {
    const { definition, open } = await this.open(user, taskId);
    const reminded = await this.remindedToday(open);
    const listed = open.slice(0, MAX_OPEN_LISTED);
    const named = await this.colleges.namedIn(listed.map(({ assignment }) => assignment));
    const students = new Set(open.map(({ student }) => student.id));
    const data = listed.map(({ assignment, student }): OpenTaskResource => {
      const { ceebCode } = assignment;
      const { firstName, lastName } = student;
      const name = ceebCode && (named.get(ceebCode)?.fields.name ?? ceebCode);
      return {
        id: assignment.id,
        attributes: {
          ...{ firstName, lastName, dueDate: assignment.dueDate ?? definition.fields.dueDate },
          ...{ countsFrom: countsFrom(assignment), reminded: reminded.has(student.id) },
        },
        relationships: {
          student: { data: { id: student.id } },
          college: { data: ceebCode && name ? { id: ceebCode, attributes: { name } } : null },
        },
      };
    });
    return { data, meta: { students: students.size, remindable: students.size - reminded.size } };
  }

  async remind(
    user: SessionUser,
    taskId: string,
  ): Promise<ResponseOf<'POST /v2/tasks/progress/{taskId}/reminders'>> {
    const { definition, open } = await this.open(user, taskId);
    // A college task may be open for several colleges of one student.
    const firsts = new Map(open.toReversed().map((one) => [one.student.id, one.assignment]));
    const day = dateInNewYork();
    const sent = await mapInBatches([...firsts], async ([studentId, { id: assignmentId, ceebCode }]) => {
      const reminderId = idFrom(taskReminder.name, studentId, day);
      const { events } = await this.dispatcher.dispatch(taskReminder, reminderId, 'Send', {
        ...{ reminderId, assignmentId, taskId, studentId, ceebCode, day },
        taskName: definition.fields.name,
      });
      return events.length;
    });
    const reminded = sent.reduce((sum, count) => sum + count, 0);
    return { data: { reminded, remindedBefore: sent.length - reminded } };
  }

  /** Throws for a task that none of the user's students has, as for an unknown one. */
  private async open(user: SessionUser, taskId: string) {
    const definition = await this.views.get(taskDefinitions, taskId);
    const own = new Set(await this.access.studentsOf(user));
    const all = await this.views.find(taskAssignments, { where: { taskId } });
    const assigned = all.filter(({ studentId }) => own.has(studentId));
    if (!definition || own.has(definition.authorId) || assigned.length === 0)
      throw new Rejected('not-found', t('task-not-found'));
    const todo = assigned.filter(({ completedDate }) => completedDate === null);
    const persons = await this.views.joined(people, todo, 'studentId');
    const open = todo.flatMap((assignment): OpenTask[] => {
      const student = persons.get(assignment.studentId);
      return student ? [{ assignment, student }] : [];
    });
    return {
      definition,
      open: open.sort((one, other) => (one.student.sortName < other.student.sortName ? -1 : 1)),
    };
  }

  private async remindedToday(open: readonly OpenTask[]): Promise<ReadonlySet<string>> {
    const today = dateInNewYork();
    const last = await this.views.getMany(
      taskReminders,
      open.map(({ student }) => student.id),
    );
    return new Set([...last.values()].filter(({ day }) => day === today).map(({ id }) => id));
  }
}

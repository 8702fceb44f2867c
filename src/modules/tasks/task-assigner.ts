import { Injectable } from '@nestjs/common';
import { DEFAULT_GRADE, type Grade } from '../../../contract/profile';
import { accountViews } from '../../../projections/identity/account-views';
import { people } from '../../../projections/identity/people';
import { taskAssignments, type TaskAssignment } from '../../../projections/tasks/task-assignments';
import { taskDefinitions, type TaskDefinition } from '../../../projections/tasks/task-definitions';
import { Accounts } from '../../platform/auth/session-user';
import { Dispatcher, sumInBatches } from '../../platform/dispatch/dispatcher';
import { Views } from '../../platform/document-store/views';
import { idFrom } from '../../platform/http/request-context';
import { Projector } from '../../platform/projector/projector';
import { AccessReader } from '../identity/directory/directory.queries';
import { assignment } from './assignment.decider';

export const assignmentIdOf = (taskId: string, studentId: string, ceebCode: string | null) =>
  idFrom('assignment', taskId, studentId, ceebCode ?? '');

type Progress = (done: number) => Promise<void>;

export const isForGrade = (grades: readonly Grade[], grade: Grade | null) =>
  grades.length === 0 || grades.includes(grade ?? DEFAULT_GRADE);

/** Gives every student the tasks that are offered to him or her. All operations are idempotent. */
@Injectable()
export class TaskAssigner {
  constructor(
    private readonly views: Views,
    private readonly accounts: Accounts,
    private readonly access: AccessReader,
    private readonly dispatcher: Dispatcher,
    private readonly projector: Projector,
  ) {}

  async assign(
    task: Pick<TaskDefinition, 'id' | 'fields'>,
    studentId: string,
    how: 'Assign' | 'Offer',
    dueDate: string | null = null,
    ceebCode: string | null = null,
  ): Promise<number> {
    const assignmentId = assignmentIdOf(task.id, studentId, ceebCode);
    const { events } = await this.dispatcher.dispatch(assignment, assignmentId, how, {
      assignmentId,
      taskId: task.id,
      studentId,
      taskName: task.fields.name,
      ceebCode,
      dueDate,
    });
    return events.length;
  }

  /** Repeats until nothing is left, so that of two concurrent runs the last one sees the changes of both. */
  async offerTo(studentId: string): Promise<number> {
    for (let total = 0; ;) {
      await this.projector.caughtUp(taskDefinitions, taskAssignments, ...accountViews);
      const { offered, left } = await this.passFor(studentId);
      total += offered;
      if (offered + left === 0) return total;
    }
  }

  private async passFor(studentId: string): Promise<{ readonly offered: number; readonly left: number }> {
    const student = await this.views.get(people, studentId);
    if (student?.role !== 'student') return { offered: 0, left: 0 };
    const staff = await this.access.staffOf(studentId);
    const known = await this.views.find(taskAssignments, { where: { studentId, ceebCode: null } });
    const has = new Set(known.map(({ taskId }) => taskId));
    const all = await this.views.find(taskDefinitions, { where: { offered: true } });
    const missing = all.filter(
      (task) =>
        !has.has(task.id) &&
        isForGrade(task.fields.grades, student.grade) &&
        task.offeredWithin.some((within) => within === null || staff.includes(within)),
    );
    const offered = await sumInBatches(missing, (task) => this.assign(task, studentId, 'Offer'));
    const ofOtherGrades = new Set(
      all.filter((task) => !isForGrade(task.fields.grades, student.grade)).map(({ id }) => id),
    );
    return { offered, left: await this.leave(known.filter(({ taskId }) => ofOtherGrades.has(taskId))) };
  }

  async offerToAllStudents(progress: Progress): Promise<number> {
    await this.projector.caughtUp(taskDefinitions, taskAssignments, ...accountViews);
    const offered = await this.views.find(taskDefinitions, { where: { offered: true } });
    let count = 0;
    for (const [index, task] of offered.entries()) {
      count += await this.offerToAll(task, await this.audienceOf(task), (done) =>
        progress((index + done) / offered.length),
      );
    }
    return count;
  }

  async offer(taskId: string, progress: Progress): Promise<number> {
    await this.projector.caughtUp(taskDefinitions, taskAssignments, ...accountViews);
    const task = await this.views.get(taskDefinitions, taskId);
    if (!task) return 0;
    const audience = await this.audienceOf(task);
    await this.offerToAll(task, audience, progress);
    return audience.length;
  }

  private async offerToAll(
    task: TaskDefinition,
    studentIds: readonly string[],
    progress: Progress,
  ): Promise<number> {
    const known = await this.views.find(taskAssignments, { where: { taskId: task.id, ceebCode: null } });
    const has = new Set(known.map(({ studentId }) => studentId));
    const missing = studentIds.filter((id) => !has.has(id));
    const count = await sumInBatches(missing, (studentId) => this.assign(task, studentId, 'Offer'), progress);
    const suitable = new Set(await this.withGradeOf(task, [...has]));
    await this.leave(known.filter(({ studentId }) => task.offered && !suitable.has(studentId)));
    return count;
  }

  /** The decider removes only assignments that no person made. */
  private leave(assigned: readonly TaskAssignment[]): Promise<number> {
    const open = assigned.filter(({ completedDate }) => completedDate === null);
    return sumInBatches(open, async ({ id }) => {
      const { events } = await this.dispatcher.dispatch(assignment, id, 'LeaveGrade', {});
      return events.length;
    });
  }

  private async withGradeOf(task: TaskDefinition, studentIds: readonly string[]): Promise<readonly string[]> {
    if (task.fields.grades.length === 0) return studentIds;
    const students = await this.views.getMany(people, studentIds);
    return studentIds.filter((id) => isForGrade(task.fields.grades, students.get(id)?.grade ?? null));
  }

  private async audienceOf(task: TaskDefinition): Promise<readonly string[]> {
    const reached = new Set<string>();
    for (const within of task.offeredWithin)
      for (const id of await this.studentsWithin(within)) reached.add(id);
    return this.withGradeOf(task, [...reached]);
  }

  /** An author who is no longer staff, or has become an admin, has no students of his or her own. */
  private async studentsWithin(within: string | null): Promise<string[]> {
    if (within === null) return this.accounts.withRole('student');
    const role = await this.accounts.roleOf(within);
    if (role === undefined || role === 'student' || role === 'admin') return [];
    return this.access.studentsOf({ id: within, role });
  }
}

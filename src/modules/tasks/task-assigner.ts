import { Injectable } from '@nestjs/common';
import { people } from '../../../projections/people';
import { taskAssignments } from '../../../projections/task-assignments';
import { taskDefinitions, type TaskDefinition } from '../../../projections/task-definitions';
import { Accounts, type SessionUser } from '../../platform/auth/session-user';
import { Dispatcher } from '../../platform/dispatch/dispatcher';
import { Views } from '../../platform/document-store/views';
import { idFrom } from '../../platform/http/request-context';
import { Projector } from '../../platform/projector/projector';
import { assignment } from './assignment.decider';

export const assignmentIdOf = (taskId: string, studentId: string, ceebCode: string | null) =>
  idFrom('assignment', taskId, studentId, ceebCode ?? '');

/** Sees to it that every student has the tasks offered to him or her. Everything in it bears being repeated. */
@Injectable()
export class TaskAssigner {
  constructor(
    private readonly views: Views,
    private readonly accounts: Accounts,
    private readonly dispatcher: Dispatcher,
    private readonly projector: Projector,
  ) {}

  async assign(
    task: TaskDefinition,
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

  /** Brings a student what was offered to all; answers how many tasks were new. */
  async offerTo(studentId: string): Promise<number> {
    await this.projector.caughtUp(people, taskDefinitions, taskAssignments);
    if ((await this.accounts.roleOf(studentId)) !== 'student') return 0;
    const staff = await this.accounts.staffOf(studentId);
    const known = await this.views.find(taskAssignments, { where: { studentId, ceebCode: null } });
    const has = new Set(known.map(({ taskId }) => taskId));
    const offered = await this.views.find(taskDefinitions, { where: { offered: true } });
    const missing = offered.filter(
      ({ id, offeredWithin }) =>
        !has.has(id) && offeredWithin.some((within) => within === null || staff.includes(within)),
    );
    const counts = await Promise.all(missing.map((task) => this.assign(task, studentId, 'Offer')));
    return counts.reduce((sum, count) => sum + count, 0);
  }

  async offerToEverybody(progress: (done: number) => Promise<void>): Promise<number> {
    await this.projector.caughtUp(people, taskDefinitions, taskAssignments);
    const students = await this.views.find(people, { where: { role: 'student' } });
    let count = 0;
    for (const [index, { id }] of students.entries()) {
      count += await this.offerTo(id);
      await progress((index + 1) / students.length);
    }
    return count;
  }

  /** Gives a task to all students that it is offered to; answers how many they are. */
  async offer(taskId: string, progress: (done: number) => Promise<void>): Promise<number> {
    await this.projector.caughtUp(people, taskDefinitions, taskAssignments);
    const task = await this.views.get(taskDefinitions, taskId);
    if (!task) return 0;
    const reached = new Set<string>();
    for (const within of task.offeredWithin) {
      for (const id of await this.accounts.studentsOf(await this.offering(within))) reached.add(id);
    }
    let done = 0;
    for (const studentId of reached) {
      if ((await this.accounts.roleOf(studentId)) === 'student') await this.assign(task, studentId, 'Offer');
      await progress(++done / reached.size);
    }
    return reached.size;
  }

  private async offering(within: string | null): Promise<SessionUser> {
    if (within === null) return { id: 'everybody', role: 'admin' };
    return { id: within, role: (await this.accounts.roleOf(within)) ?? 'counselor' };
  }
}

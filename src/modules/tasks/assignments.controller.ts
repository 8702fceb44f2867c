import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { isCalendarDate } from '../../../contract/dates';
import type { SyncResult, TaskAssignmentResource } from '../../../contract/resources';
import { taskAssignments, type TaskAssignment } from '../../../projections/task-assignments';
import { taskDefinitions, type TaskDefinition } from '../../../projections/task-definitions';
import { Rejected } from '../../kernel/errors';
import { ForStudent, Roles } from '../../platform/auth/access.decorators';
import { forbidden } from '../../platform/auth/access.guard';
import { Accounts, CurrentUser, type SessionUser } from '../../platform/auth/session-user';
import { Dispatcher } from '../../platform/dispatch/dispatcher';
import { Views } from '../../platform/document-store/views';
import { Jobs } from '../../platform/jobs/jobs';
import { startOfDayInNewYork } from '../../platform/new-york';
import { assignment } from './assignment.decider';
import { task } from './task.decider';
import { TaskAssigner } from './task-assigner';
import { TaskColleges } from './task-colleges';
import { TaskQueries } from './task-queries';
import { CollegeAudienceDto, CompletionDto, DueDateDto, OfCollegeDto, StudentAudienceDto } from './tasks.dto';
import {
  OFFER_TASK,
  OFFER_TO_EVERYBODY,
  OFFER_TO_STUDENT,
  SYNC_ALL_COLLEGE_TASKS,
  SYNC_COLLEGE_TASKS,
} from './tasks.reactions';

const SYNC_TIMEOUT_MS = 60_000;

/** Who has which task, and how far. */
@Controller('v2/tasks')
export class AssignmentsController {
  constructor(
    private readonly queries: TaskQueries,
    private readonly views: Views,
    private readonly accounts: Accounts,
    private readonly assigner: TaskAssigner,
    private readonly taskColleges: TaskColleges,
    private readonly dispatcher: Dispatcher,
    private readonly jobs: Jobs,
  ) {}

  @ForStudent('studentId', 'counselor', 'account_admin', 'admin')
  @Get(':studentId')
  async ofStudent(@Param('studentId') studentId: string): Promise<{ data: TaskAssignmentResource[] }> {
    return { data: await this.queries.assignmentsOf(studentId) };
  }

  @Roles('admin', 'counselor', 'account_admin')
  @Post('custom/:taskId/students')
  @HttpCode(200)
  async assignToStudents(
    @Param('taskId') taskId: string,
    @Body() { user_ids, apply_to_all, due_date }: StudentAudienceDto,
    @CurrentUser() user: SessionUser,
  ): Promise<SyncResult> {
    const definition = await this.ownDefinition(taskId, user);
    if (definition.type === 'college') {
      throw new Rejected(
        'invalid',
        'college-to-students',
        'A college task goes to colleges, not to students.',
      );
    }
    if (apply_to_all) {
      const within = user.role === 'admin' ? null : user.id;
      await this.dispatcher.dispatch(task, taskId, 'OfferToAllStudents', { within });
      return this.synced(this.jobs.run<number>(OFFER_TASK, { taskId }, SYNC_TIMEOUT_MS), assignedTo);
    }
    const students = [...new Set(user_ids)];
    await this.admit(user, students);
    await Promise.all(students.map((id) => this.assigner.assign(definition, id, 'Assign', due_date || null)));
    return this.synced(Promise.resolve(students.length), assignedTo);
  }

  @Roles('admin')
  @Post('standard/:taskId/colleges')
  @HttpCode(200)
  async assignToColleges(
    @Param('taskId') taskId: string,
    @Body() { ceeb_codes, apply_to_all }: CollegeAudienceDto,
  ): Promise<SyncResult> {
    if (apply_to_all) {
      await this.dispatcher.dispatch(task, taskId, 'OfferToAllColleges', {});
      return this.synced(Promise.resolve(0), () => 'Task assigned to all colleges.');
    }
    const ceebCodes = await this.taskColleges.idsOf(ceeb_codes);
    await this.dispatcher.dispatch(task, taskId, 'OfferToColleges', { ceebCodes });
    return this.synced(
      Promise.resolve(ceebCodes.length),
      (count) => `Task assigned to ${counted(count, 'college')}.`,
    );
  }

  @Roles('student', 'counselor', 'account_admin', 'admin')
  @Patch('student/:assignmentId')
  @HttpCode(204)
  async complete(
    @Param('assignmentId') assignmentId: string,
    @Body() { completed_date }: CompletionDto,
    @CurrentUser() user: SessionUser,
  ): Promise<void> {
    const { studentId } = await this.knownAssignment(assignmentId);
    if ((await this.accounts.mayActFor(user, studentId)) !== 'granted') throw forbidden();
    if (completed_date === null) await this.dispatcher.dispatch(assignment, assignmentId, 'Reopen', {});
    else {
      const completedDate = instantOf(completed_date);
      await this.dispatcher.dispatch(assignment, assignmentId, 'Complete', { completedDate });
    }
  }

  @ForStudent('studentId', 'counselor', 'account_admin', 'admin')
  @Patch(':taskId/student/:studentId')
  @HttpCode(204)
  async changeDueDate(
    @Param('taskId') taskId: string,
    @Param('studentId') studentId: string,
    @Query() { ceeb }: OfCollegeDto,
    @Body() { due_date }: DueDateDto,
  ): Promise<void> {
    const { fields } = await this.definition(taskId);
    const { id } = await this.assignmentOf(taskId, studentId, ceeb);
    await this.dispatcher.dispatch(assignment, id, 'ChangeDueDate', {
      dueDate: due_date,
      canBeModified: fields.dueDateCanBeModified,
    });
  }

  @ForStudent('studentId', 'counselor', 'account_admin', 'admin')
  @Delete(':taskId/student/:studentId')
  @HttpCode(204)
  async unassign(
    @Param('taskId') taskId: string,
    @Param('studentId') studentId: string,
    @Query() { ceeb }: OfCollegeDto,
  ): Promise<void> {
    const { id } = await this.assignmentOf(taskId, studentId, ceeb);
    await this.dispatcher.dispatch(assignment, id, 'Unassign', { reason: 'removed-by-staff' });
  }

  @Roles('student', 'admin')
  @Post('sync')
  @HttpCode(200)
  sync(@CurrentUser() user: SessionUser): Promise<SyncResult> {
    const count =
      user.role === 'student'
        ? this.jobs.run<number>(OFFER_TO_STUDENT, { studentId: user.id }, SYNC_TIMEOUT_MS)
        : this.jobs.run<number>(OFFER_TO_EVERYBODY, {}, SYNC_TIMEOUT_MS);
    return this.synced(count, () => 'Tasks synced.');
  }

  /** College tasks follow the saved colleges by themselves; this repairs what was missed. */
  @Roles('student', 'admin')
  @Post('sync-college-tasks')
  @HttpCode(200)
  syncCollegeTasks(@CurrentUser() user: SessionUser): Promise<SyncResult> {
    const count =
      user.role === 'student'
        ? this.jobs.run<number>(SYNC_COLLEGE_TASKS, { studentId: user.id }, SYNC_TIMEOUT_MS)
        : this.jobs.run<number>(SYNC_ALL_COLLEGE_TASKS, {}, SYNC_TIMEOUT_MS);
    return this.synced(count, () => 'College tasks synced.');
  }

  private async synced(work: Promise<number>, message: (count: number) => string): Promise<SyncResult> {
    const count = await work;
    return { message: message(count), count, syncedAt: new Date().toISOString() };
  }

  private async ownDefinition(taskId: string, user: SessionUser): Promise<TaskDefinition> {
    const definition = await this.definition(taskId);
    if (user.role !== 'admin' && definition.authorId !== user.id) throw forbidden();
    return definition;
  }

  private async definition(taskId: string): Promise<TaskDefinition> {
    const definition = await this.views.get(taskDefinitions, taskId);
    if (!definition) throw notFound();
    return definition;
  }

  private async knownAssignment(assignmentId: string): Promise<TaskAssignment> {
    const found = await this.views.get(taskAssignments, assignmentId);
    if (!found) throw notFound();
    await this.definition(found.taskId);
    return found;
  }

  /** A task that stands for several colleges has one for each of them: the call says which it means. */
  private async assignmentOf(
    taskId: string,
    studentId: string,
    ceeb: string | undefined,
  ): Promise<TaskAssignment> {
    const found = await this.views.find(taskAssignments, { where: { studentId, taskId } });
    const college = ceeb ? await this.taskColleges.idOf(ceeb) : null;
    const meant = ceeb === undefined ? found : found.filter(({ ceebCode }) => ceebCode === college);
    const [one, ...others] = meant;
    if (!one) throw notFound();
    if (others.length > 0) {
      throw new Rejected('invalid', 'college-unnamed', 'Name the college', { ceeb: 'Name the college' });
    }
    return one;
  }

  private async admit(user: SessionUser, studentIds: readonly string[]): Promise<void> {
    const answers = await Promise.all(studentIds.map((id) => this.accounts.mayActFor(user, id)));
    if (answers.includes('unknown')) {
      throw new Rejected('not-found', 'student-not-found', 'Student not found.');
    }
    if (answers.includes('denied')) throw forbidden();
  }
}

/** A date begins in New York; a clock that is ahead means now. */
function instantOf(completed: string): string {
  const given = isCalendarDate(completed)
    ? startOfDayInNewYork(completed)
    : new Date(completed).toISOString();
  const now = new Date().toISOString();
  return given < now ? given : now;
}

const notFound = () => new Rejected('not-found', 'task-not-found', 'Task not found.');

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

const assignedTo = (count: number) => `Task assigned to ${counted(count, 'student')}.`;

import { Controller, Delete, Get, Param, Patch } from '@nestjs/common';
import type { ParsedBody, ParsedQuery, ResponseOf } from '../../../contract/calls';
import { Body, ForStudent, Limits, Query, Roles, TICKS } from '../../platform/http/route.decorators';
import { isCalendarDate } from '../../../contract/dates';
import { RecordsView } from '../../platform/auth/record-views';
import { forbidden } from '../../platform/auth/access.guard';
import { CurrentUser, type SessionUser } from '../../platform/auth/session-user';
import { Dispatcher } from '../../platform/dispatch/dispatcher';
import { startOfDayInNewYork } from '../../platform/new-york';
import { AccessReader } from '../identity/directory/directory.queries';
import { assignment } from './assignment.decider';
import { TaskDirectory } from './task-directory';
import { TaskQueries } from './task-queries';

@Controller('v2/tasks')
export class AssignmentsController {
  constructor(
    private readonly queries: TaskQueries,
    private readonly directory: TaskDirectory,
    private readonly access: AccessReader,
    private readonly dispatcher: Dispatcher,
  ) {}

  @RecordsView('plan', 'parent')
  @ForStudent('studentId', 'parent', 'counselor', 'account_admin', 'admin')
  @Get(':studentId')
  async ofStudent(@Param('studentId') studentId: string): Promise<ResponseOf<'GET /v2/tasks/{studentId}'>> {
    return { data: await this.queries.assignmentsOf(studentId) };
  }

  @Roles('student', 'counselor', 'account_admin', 'admin')
  @Limits(TICKS)
  @Patch('student/:assignmentId')
  async complete(
    @Param('assignmentId') assignmentId: string,
    @Body() { completed_date }: ParsedBody<'PATCH /v2/tasks/student/{assignmentId}'>,
    @CurrentUser() user: SessionUser,
  ): Promise<void> {
    const { studentId } = await this.directory.assignment(assignmentId);
    if ((await this.access.mayActFor(user, studentId)) !== 'granted') throw forbidden();
    if (completed_date === null) await this.dispatcher.dispatch(assignment, assignmentId, 'Reopen', {});
    else {
      const completedDate = instantOf(completed_date);
      await this.dispatcher.dispatch(assignment, assignmentId, 'Complete', { completedDate });
    }
  }

  @ForStudent('studentId', 'counselor', 'account_admin', 'admin')
  @Patch(':taskId/student/:studentId')
  async changeDueDate(
    @Param('taskId') taskId: string,
    @Param('studentId') studentId: string,
    @Query() { ceeb }: ParsedQuery<'PATCH /v2/tasks/{taskId}/student/{studentId}'>,
    @Body() { due_date }: ParsedBody<'PATCH /v2/tasks/{taskId}/student/{studentId}'>,
  ): Promise<void> {
    const { fields } = await this.directory.definition(taskId);
    const { id } = await this.directory.assignmentOf(taskId, studentId, ceeb);
    await this.dispatcher.dispatch(assignment, id, 'ChangeDueDate', {
      dueDate: due_date,
      canBeModified: fields.dueDateCanBeModified,
    });
  }

  @ForStudent('studentId', 'counselor', 'account_admin', 'admin')
  @Delete(':taskId/student/:studentId')
  async unassign(
    @Param('taskId') taskId: string,
    @Param('studentId') studentId: string,
    @Query() { ceeb }: ParsedQuery<'DELETE /v2/tasks/{taskId}/student/{studentId}'>,
  ): Promise<void> {
    const id = await this.directory.removableOf(taskId, studentId, ceeb);
    await this.dispatcher.dispatch(assignment, id, 'Unassign', { reason: 'removed-by-staff' });
  }
}

/** A date counts as its start in New York. */
const instantOf = (completed: string): string =>
  isCalendarDate(completed) ? startOfDayInNewYork(completed) : new Date(completed).toISOString();

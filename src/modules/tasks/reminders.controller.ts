import { Controller, Param, Patch, Post } from '@nestjs/common';
import type { ParsedBody, ResponseOf } from '../../../contract/calls';
import { Body, Limits, OWN_WRITES, Roles } from '../../platform/http/route.decorators';
import { MAX_REMINDERS } from '../../../contract/tasks';
import { taskAssignments } from '../../../projections/tasks/task-assignments';
import { noTaskFields, taskDefinitions } from '../../../projections/tasks/task-definitions';
import { Rejected } from '../../kernel/errors';
import { CurrentUser, type SessionUser } from '../../platform/auth/session-user';
import { Dispatcher } from '../../platform/dispatch/dispatcher';
import { OneAtATime } from '../../platform/dispatch/one-at-a-time';
import { newId } from '../../platform/http/request-context';
import { assignment } from './assignment.decider';
import { assignmentIdOf } from './task-assigner';
import { task } from './task.decider';
import { TaskQueries } from './task-queries';
import { fieldsOf } from './task-fields';
import { t } from './messages';

@Controller('v2/tasks/reminders')
export class RemindersController {
  constructor(
    private readonly queries: TaskQueries,
    private readonly dispatcher: Dispatcher,
    private readonly oneAtATime: OneAtATime,
  ) {}

  @Roles('student')
  @Limits(OWN_WRITES)
  @Post()
  create(
    @CurrentUser() { id }: SessionUser,
    @Body() body: ParsedBody<'POST /v2/tasks/reminders'>,
  ): Promise<ResponseOf<'POST /v2/tasks/reminders'>> {
    const views = [taskDefinitions, taskAssignments] as const;
    return this.oneAtATime.decide(`reminders-of-${id}`, views, () => this.remind(id, body));
  }

  @Roles('student')
  @Limits(OWN_WRITES)
  @Patch(':taskId')
  async move(
    @Param('taskId') taskId: string,
    @Body() { due_date: dueDate }: ParsedBody<'PATCH /v2/tasks/reminders/{taskId}'>,
  ): Promise<void> {
    await this.dispatcher.dispatch(task, taskId, 'EditTask', { fields: { dueDate } });
  }

  private async remind(studentId: string, body: ParsedBody<'POST /v2/tasks/reminders'>) {
    const { name } = body;
    const { all, open } = await this.queries.reminders(studentId, name);
    if (open) return { id: open.id };
    if (all >= MAX_REMINDERS) throw new Rejected('conflict', t('reminders-full', { most: MAX_REMINDERS }));
    const taskId = newId('reminder', JSON.stringify(body));
    await this.dispatcher.dispatch(task, taskId, 'CreateTask', {
      taskId,
      type: 'custom',
      fields: { ...noTaskFields, ...fieldsOf(body) },
    });
    const assignmentId = assignmentIdOf(taskId, studentId, null);
    await this.dispatcher.dispatch(assignment, assignmentId, 'Assign', {
      assignmentId,
      taskId,
      studentId,
      taskName: name,
      ceebCode: null,
      dueDate: null,
    });
    return { id: taskId };
  }
}

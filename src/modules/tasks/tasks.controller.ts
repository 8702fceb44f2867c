import { Controller, Delete, Get, Param, Patch, Post } from '@nestjs/common';
import type { ParsedBody, ParsedQuery, ResponseOf } from '../../../contract/calls';
import { Body, Query, Roles } from '../../platform/http/route.decorators';
import { noTaskFields } from '../../../projections/tasks/task-definitions';
import { Rejected, requireFound } from '../../kernel/errors';
import { CurrentUser, type SessionUser } from '../../platform/auth/session-user';
import { Dispatcher } from '../../platform/dispatch/dispatcher';
import { newId } from '../../platform/http/request-context';
import { ExternalIds } from './external-ids';
import { existing, task } from './task.decider';
import { TaskDirectory } from './task-directory';
import { TaskQueries } from './task-queries';
import { fieldsOf } from './task-fields';
import { t } from './messages';

@Controller('v2/tasks')
export class TasksController {
  constructor(
    private readonly queries: TaskQueries,
    private readonly dispatcher: Dispatcher,
    private readonly directory: TaskDirectory,
    private readonly externalIds: ExternalIds,
  ) {}

  @Roles('student', 'counselor', 'account_admin', 'admin')
  @Get('all')
  async all(
    @CurrentUser() user: SessionUser,
    @Query() { type }: ParsedQuery<'GET /v2/tasks/all'>,
  ): Promise<ResponseOf<'GET /v2/tasks/all'>> {
    return user.role === 'student'
      ? { data: await this.queries.assignmentsOf(user.id, type || undefined) }
      : { data: await this.queries.definitionsFor(user) };
  }

  @Roles('admin')
  @Get()
  async byExternalId(
    @Query() { externalId }: ParsedQuery<'GET /v2/tasks'>,
  ): Promise<ResponseOf<'GET /v2/tasks'>> {
    return requireFound(
      await this.queries.byExternalId(externalId),
      t('task-not-found.external-id', { externalId }),
    );
  }

  @Roles('admin', 'counselor', 'account_admin')
  @Post()
  async create(@Body() body: ParsedBody<'POST /v2/tasks'>): Promise<ResponseOf<'POST /v2/tasks'>> {
    const taskId = newId('task', JSON.stringify(body));
    const { type, ...given } = body;
    const fields = { ...noTaskFields, ...fieldsOf(given) };
    const creation = { taskId, type, fields };
    if (fields.externalId) await this.dispatcher.check(task, taskId, 'CreateTask', creation);
    await this.withExternalId(fields.externalId, taskId, () =>
      this.dispatcher.dispatch(task, taskId, 'CreateTask', creation),
    );
    return { id: taskId };
  }

  @Roles('admin', 'counselor', 'account_admin')
  @Patch(':taskId')
  async edit(
    @Param('taskId') taskId: string,
    @Body() body: ParsedBody<'PATCH /v2/tasks/{taskId}'>,
    @CurrentUser() user: SessionUser,
  ): Promise<void> {
    await this.directory.admitAuthor(taskId, user);
    const fields = fieldsOf(body);
    const { externalId: before } = existing(
      await this.dispatcher.check(task, taskId, 'EditTask', { fields }),
    ).fields;
    const after = fields.externalId;
    const { state } = await this.withExternalId(after === before ? null : after, taskId, () =>
      this.dispatcher.dispatch(task, taskId, 'EditTask', { fields }),
    );
    if (after !== undefined) await this.externalIds.releaseFormer(existing(state));
  }

  @Roles('admin', 'counselor', 'account_admin', 'student')
  @Delete(':taskId')
  async delete(@Param('taskId') taskId: string, @CurrentUser() user: SessionUser): Promise<void> {
    await this.directory.admitAuthor(taskId, user);
    await this.externalIds.deleteTask(taskId);
  }

  /** Reserves the external id for a change of the task, and releases it if the change is refused. */
  private async withExternalId<Changed>(
    externalId: string | null | undefined,
    taskId: string,
    change: () => Promise<Changed>,
  ): Promise<Changed> {
    if (externalId) await this.externalIds.reserve(externalId, taskId);
    try {
      return await change();
    } catch (error) {
      if (externalId && error instanceof Rejected) await this.externalIds.release(externalId, taskId);
      throw error;
    }
  }
}

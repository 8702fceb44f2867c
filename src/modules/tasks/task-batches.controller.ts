import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import type { Answer } from '../../../contract/calls';
import type { BatchResult } from '../../../contract/task-batches';
import { noTaskFields } from '../../../projections/task-definitions';
import { Roles } from '../../platform/auth/access.decorators';
import { forbidden } from '../../platform/auth/access.guard';
import { Accounts, CurrentUser, type SessionUser } from '../../platform/auth/session-user';
import { Dispatcher } from '../../platform/dispatch/dispatcher';
import { inTurns } from '../../platform/dispatch/in-turns';
import { ReadsOnly } from '../../platform/http/reads-only';
import { newId } from '../../platform/http/request-context';
import { DeadlineDates } from './deadline-dates';
import { task } from './task.decider';
import { TaskAssigner } from './task-assigner';
import { DeadlineRuleDto, fieldsOf, TaskBatchDto } from './tasks.dto';

/** A new task for several students, each with a date of their own where wanted. */
@Controller('v2/tasks')
@Roles('admin', 'counselor', 'account_admin')
export class TaskBatchesController {
  constructor(
    private readonly accounts: Accounts,
    private readonly assigner: TaskAssigner,
    private readonly dates: DeadlineDates,
    private readonly dispatcher: Dispatcher,
  ) {}

  /** Ids follow from the key of the request: repeated, it leaves out what it has done. */
  @Post('batches')
  @HttpCode(200)
  async assign(
    @Body() { students, ...said }: TaskBatchDto,
    @CurrentUser() user: SessionUser,
  ): Promise<Answer<'POST /v2/tasks/batches'>> {
    const own = new Set(await this.accounts.studentsOf(user));
    const dates = new Map(students.map(({ user_id, due_date }) => [user_id, due_date ?? null]));
    if (![...dates.keys()].some((id) => own.has(id))) throw forbidden();
    const taskId = newId('task-batch', JSON.stringify(said));
    const fields = { ...noTaskFields, ...fieldsOf(said) };
    const creation = { taskId, type: 'custom', fields } as const;
    await this.dispatcher.dispatch(task, taskId, 'CreateTask', creation);
    const data = await inTurns([...dates], async ([user_id, dueDate]): Promise<BatchResult> => {
      if (!own.has(user_id)) return { user_id, outcome: 'no-access' };
      const assigned = await this.assigner.assign({ id: taskId, fields }, user_id, 'Assign', dueDate);
      return { user_id, outcome: assigned > 0 ? 'assigned' : 'unchanged' };
    });
    return { id: taskId, data };
  }

  @ReadsOnly()
  @Post('due-dates')
  @HttpCode(200)
  async dueDates(
    @Body() rule: DeadlineRuleDto,
    @CurrentUser() user: SessionUser,
  ): Promise<Answer<'POST /v2/tasks/due-dates'>> {
    const own = new Set(await this.accounts.studentsOf(user));
    if (!rule.user_ids.every((id) => own.has(id))) throw forbidden();
    return { data: await this.dates.by(rule) };
  }
}

import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import type { ParsedBody, ResponseOf } from '../../../contract/calls';
import type { DeadlineRule } from '../../../contract/requests/task-batches';
import type { BatchResult, DatedStudent } from '../../../contract/task-batches';
import { Body, ReadsOnly, Roles } from '../../platform/http/route.decorators';
import { forbidden } from '../../platform/auth/access.guard';
import { CurrentUser, type SessionUser } from '../../platform/auth/session-user';
import { mapInBatches } from '../../platform/dispatch/dispatcher';
import { dateInNewYork, plusDays } from '../../platform/new-york';
import { SavedCollegeReader } from '../colleges/saved/saved-colleges.queries';
import { AccessReader } from '../identity/directory/directory.queries';
import { TaskAssigner } from './task-assigner';
import { TaskColleges } from './task-colleges';
import { TaskDirectory } from './task-directory';

@Controller('v2/tasks')
@Roles('admin', 'counselor', 'account_admin')
export class TaskBatchesController {
  constructor(
    private readonly access: AccessReader,
    private readonly assigner: TaskAssigner,
    private readonly directory: TaskDirectory,
    private readonly savedColleges: SavedCollegeReader,
    private readonly taskColleges: TaskColleges,
  ) {}

  @Post('custom/:taskId/batches')
  @HttpCode(200)
  async assign(
    @Param('taskId') taskId: string,
    @Body() { students }: ParsedBody<'POST /v2/tasks/custom/{taskId}/batches'>,
    @CurrentUser() user: SessionUser,
  ): Promise<ResponseOf<'POST /v2/tasks/custom/{taskId}/batches'>> {
    const definition = await this.directory.assignable(taskId, user);
    const own = new Set(await this.access.studentsOf(user));
    const dates = new Map(students.map(({ user_id, due_date }) => [user_id, due_date ?? null]));
    if (![...dates.keys()].some((id) => own.has(id))) throw forbidden();
    const data = await mapInBatches([...dates], async ([user_id, dueDate]): Promise<BatchResult> => {
      if (!own.has(user_id)) return { user_id, outcome: 'no-access' };
      const assigned = await this.assigner.assign(definition, user_id, 'Assign', dueDate);
      return { user_id, outcome: assigned > 0 ? 'assigned' : 'unchanged' };
    });
    return { data };
  }

  @ReadsOnly()
  @Post('due-dates')
  @HttpCode(200)
  async dueDates(
    @Body() rule: ParsedBody<'POST /v2/tasks/due-dates'>,
    @CurrentUser() user: SessionUser,
  ): Promise<ResponseOf<'POST /v2/tasks/due-dates'>> {
    const own = new Set(await this.access.studentsOf(user));
    if (!rule.user_ids.every((id) => own.has(id))) throw forbidden();
    return { data: await this.datesBy(rule) };
  }

  /** Due dates are so many days before the deadlines of colleges not applied to yet. */
  private async datesBy({ user_ids, days_before, ceeb }: DeadlineRule): Promise<DatedStudent[]> {
    const chosen = ceeb ? await this.taskColleges.idOf(ceeb) : undefined;
    const next = await this.savedColleges.nextDeadlines(user_ids, chosen);
    const today = dateInNewYork();
    return user_ids.map((user_id) => {
      const deadline = next.get(user_id) ?? null;
      const day = deadline && plusDays(deadline.date, -days_before);
      return { user_id, due_date: day && day < today ? today : day, deadline };
    });
  }
}

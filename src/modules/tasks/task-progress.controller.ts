import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import type { ResponseOf } from '../../../contract/calls';
import { Roles } from '../../platform/http/route.decorators';
import { CurrentUser, type SessionUser } from '../../platform/auth/session-user';
import { TaskProgress } from './task-progress';

@Controller('v2/tasks/progress')
@Roles('counselor', 'account_admin')
export class TaskProgressController {
  constructor(private readonly progress: TaskProgress) {}

  @Get()
  async ofCaseload(@CurrentUser() user: SessionUser): Promise<ResponseOf<'GET /v2/tasks/progress'>> {
    return { data: await this.progress.ofCaseload(user) };
  }

  @Get(':taskId')
  ofTask(
    @Param('taskId') taskId: string,
    @CurrentUser() user: SessionUser,
  ): Promise<ResponseOf<'GET /v2/tasks/progress/{taskId}'>> {
    return this.progress.openFor(user, taskId);
  }

  @Post(':taskId/reminders')
  @HttpCode(200)
  remind(
    @Param('taskId') taskId: string,
    @CurrentUser() user: SessionUser,
  ): Promise<ResponseOf<'POST /v2/tasks/progress/{taskId}/reminders'>> {
    return this.progress.remind(user, taskId);
  }
}

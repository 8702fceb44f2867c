import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import type { ParsedBody, ResponseOf } from '../../../contract/calls';
import { Body, Roles } from '../../platform/http/route.decorators';
import { Rejected } from '../../kernel/errors';
import { forbidden } from '../../platform/auth/access.guard';
import { CurrentUser, type SessionUser } from '../../platform/auth/session-user';
import { Dispatcher, mapInBatches } from '../../platform/dispatch/dispatcher';
import { currentLanguage } from '../../platform/http/request-context';
import { Jobs } from '../../platform/jobs/jobs';
import { SYNC_TIMEOUT_MS, syncedNow } from './task-sync.controller';
import { AccessReader } from '../identity/directory/directory.queries';
import { task } from './task.decider';
import { TaskAssigner } from './task-assigner';
import { TaskColleges } from './task-colleges';
import { TaskDirectory } from './task-directory';
import { OFFER_TASK } from './tasks.reactions';
import { t, catalogues } from './messages';

@Controller('v2/tasks')
export class TaskAudienceController {
  constructor(
    private readonly directory: TaskDirectory,
    private readonly access: AccessReader,
    private readonly assigner: TaskAssigner,
    private readonly taskColleges: TaskColleges,
    private readonly dispatcher: Dispatcher,
    private readonly jobs: Jobs,
  ) {}

  @Roles('admin', 'counselor', 'account_admin')
  @Post('custom/:taskId/students')
  @HttpCode(200)
  async assignToStudents(
    @Param('taskId') taskId: string,
    @Body() { user_ids, apply_to_all, due_date }: ParsedBody<'POST /v2/tasks/custom/{taskId}/students'>,
    @CurrentUser() user: SessionUser,
  ): Promise<ResponseOf<'POST /v2/tasks/custom/{taskId}/students'>> {
    const definition = await this.directory.assignable(taskId, user);
    if (apply_to_all) {
      const within = user.role === 'admin' ? null : user.id;
      await this.dispatcher.dispatch(task, taskId, 'OfferToAllStudents', { within });
      const count = await this.jobs.run<number>(OFFER_TASK, { taskId }, SYNC_TIMEOUT_MS);
      return syncedNow(catalogues[currentLanguage()].assignedToStudents({ count }), count);
    }
    const students = [...new Set(user_ids)];
    await this.admit(user, students);
    await mapInBatches(students, (id) => this.assigner.assign(definition, id, 'Assign', due_date || null));
    const count = students.length;
    return syncedNow(catalogues[currentLanguage()].assignedToStudents({ count }), count);
  }

  @Roles('admin')
  @Post('standard/:taskId/colleges')
  @HttpCode(200)
  async assignToColleges(
    @Param('taskId') taskId: string,
    @Body() { ceeb_codes, apply_to_all }: ParsedBody<'POST /v2/tasks/standard/{taskId}/colleges'>,
  ): Promise<ResponseOf<'POST /v2/tasks/standard/{taskId}/colleges'>> {
    if (apply_to_all) {
      await this.dispatcher.dispatch(task, taskId, 'OfferToAllColleges', {});
      return syncedNow(catalogues[currentLanguage()].assignedToAllColleges, 0);
    }
    const ceebCodes = await this.taskColleges.idsOf(ceeb_codes);
    await this.dispatcher.dispatch(task, taskId, 'OfferToColleges', { ceebCodes });
    const count = ceebCodes.length;
    return syncedNow(catalogues[currentLanguage()].assignedToColleges({ count }), count);
  }

  private async admit(user: SessionUser, studentIds: readonly string[]): Promise<void> {
    const answer = await this.access.mayActFor(user, ...studentIds);
    if (answer === 'unknown') throw new Rejected('not-found', t('student-not-found'));
    if (answer === 'denied') throw forbidden();
  }
}

import { Controller, HttpCode, Post } from '@nestjs/common';
import type { ResponseOf } from '../../../contract/calls';
import { type Limit, Limits, Roles, USER } from '../../platform/http/route.decorators';
import { CurrentUser, type SessionUser } from '../../platform/auth/session-user';
import { currentLanguage } from '../../platform/http/request-context';
import { Jobs } from '../../platform/jobs/jobs';
import {
  OFFER_TO_ALL_STUDENTS,
  OFFER_TO_STUDENT,
  SYNC_ALL_COLLEGE_TASKS,
  SYNC_COLLEGE_TASKS,
} from './tasks.reactions';
import { catalogues } from './messages';
import type { SyncResult } from '../../../contract/http';

const SYNCS: Limit = { most: 60, of: 'calls', per: USER, minutes: 1 };

/** Assigns what was missed: to the student who asks, or to everybody if an admin does. */
@Controller('v2/tasks')
@Roles('student', 'admin')
export class TaskSyncController {
  constructor(private readonly jobs: Jobs) {}

  @Limits(SYNCS)
  @Post('sync')
  @HttpCode(200)
  async sync(@CurrentUser() user: SessionUser): Promise<ResponseOf<'POST /v2/tasks/sync'>> {
    const count = await this.count(user, OFFER_TO_STUDENT, OFFER_TO_ALL_STUDENTS);
    return syncedNow(catalogues[currentLanguage()].tasksSynced, count);
  }

  @Limits(SYNCS)
  @Post('sync-college-tasks')
  @HttpCode(200)
  async syncCollegeTasks(
    @CurrentUser() user: SessionUser,
  ): Promise<ResponseOf<'POST /v2/tasks/sync-college-tasks'>> {
    const count = await this.count(user, SYNC_COLLEGE_TASKS, SYNC_ALL_COLLEGE_TASKS);
    return syncedNow(catalogues[currentLanguage()].collegeTasksSynced, count);
  }

  private count({ id, role }: SessionUser, ofOne: string, ofAll: string): Promise<number> {
    return role === 'student'
      ? this.jobs.run<number>(ofOne, { studentId: id }, SYNC_TIMEOUT_MS)
      : this.jobs.run<number>(ofAll, {}, SYNC_TIMEOUT_MS);
  }
}

export const SYNC_TIMEOUT_MS = 60_000;

export const syncedNow = (message: string, count: number): SyncResult => ({
  message,
  count,
  syncedAt: new Date().toISOString(),
});

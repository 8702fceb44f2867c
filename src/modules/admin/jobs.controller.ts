import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { Rejected } from '../../kernel/errors';
import { Roles } from '../../platform/auth/access.decorators';
import type { ParkedJob } from '../../platform/jobs/job-queue';
import { Jobs } from '../../platform/jobs/jobs';

/** What was to be done and has failed for good, until somebody lets it run again. */
@Controller('admin/jobs')
@Roles('admin')
export class JobsController {
  constructor(private readonly jobs: Jobs) {}

  @Get()
  async list(): Promise<{ data: ParkedJob[] }> {
    return { data: await this.jobs.parked() };
  }

  @Post(':id/retry')
  @HttpCode(204)
  async retry(@Param('id') id: string): Promise<void> {
    if (!(await this.jobs.retry(id))) {
      throw new Rejected('not-found', 'job-not-parked', 'There is no such parked job.');
    }
  }
}

import { Controller, Get, Param, Post } from '@nestjs/common';
import type { ParsedBody, ResponseOf } from '../../../contract/calls';
import { Body, Roles } from '../../platform/http/route.decorators';
import { Rejected } from '../../kernel/errors';
import { Dispatcher } from '../../platform/dispatch/dispatcher';
import { newId } from '../../platform/http/request-context';
import { jobMaintenance } from '../../platform/jobs/job-maintenance.decider';
import { Jobs } from '../../platform/jobs/jobs';
import { t } from './messages';

@Controller('admin/jobs')
@Roles('admin')
export class JobsController {
  constructor(
    private readonly jobs: Jobs,
    private readonly dispatcher: Dispatcher,
  ) {}

  @Get()
  async list(): Promise<ResponseOf<'GET /admin/jobs'>> {
    return { data: await this.jobs.parked() };
  }

  @Get('counts')
  async counts(): Promise<ResponseOf<'GET /admin/jobs/counts'>> {
    return { data: await this.jobs.counts() };
  }

  @Post(':id/retry')
  async retry(
    @Param('id') jobId: string,
    @Body() { reason }: ParsedBody<'POST /admin/jobs/{id}/retry'>,
  ): Promise<void> {
    const job = await this.jobs.status(jobId);
    if (job?.state !== 'failed') throw new Rejected('not-found', t('job-not-parked'));
    // The request is recorded first, so that no job runs again without a record of who retried it.
    const retry = { jobId, job: job.name, reason, requestId: newId('retry') };
    await this.dispatcher.dispatch(jobMaintenance, jobId, 'RetryJob', retry);
    await this.jobs.retry(jobId);
  }
}

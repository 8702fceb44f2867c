import { Controller, Logger, Post } from '@nestjs/common';
import type { ParsedBody } from '../../../contract/requests';
import { Body } from '../http/request.decorators';
import type { ResponseOf } from '../../../contract/calls';
import { Public } from '../auth/access.decorators';
import { ADDRESS, Limits } from '../limits/limits';
import { Metrics } from './metrics';

/** Counts and logs which pages are opened and how fast they load, but not who opens them. */
@Controller('page-loads')
export class PageLoadsController {
  private readonly logger = new Logger('Pages');

  constructor(private readonly metrics: Metrics) {}

  @Public()
  @Limits({ most: 60, of: 'calls', per: ADDRESS, minutes: 1 })
  @Post()
  take(@Body() { page, milliseconds }: ParsedBody<'POST /page-loads'>): ResponseOf<'POST /page-loads'> {
    this.logger.log({ page, milliseconds }, 'A page was loaded.');
    this.metrics.pageLoaded(page, milliseconds / 1000);
  }
}

import { Controller, Logger, Post } from '@nestjs/common';
import type { ParsedBody, ResponseOf } from '../../../contract/calls';
import { ADDRESS, Body, Limits, Public } from '../http/route.decorators';
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

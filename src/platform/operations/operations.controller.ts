import { Controller, Get, Header, Res } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { Answer } from '../../../contract/calls';
import { Public } from '../auth/access.decorators';
import { Projector } from '../projector/projector';
import { Metrics } from './metrics';
import { Readiness } from './readiness';

/** For operators: is it alive, is it ready, how is it doing. */
@Controller()
export class OperationsController {
  constructor(
    private readonly readiness: Readiness,
    private readonly projector: Projector,
    private readonly metrics: Metrics,
  ) {}

  @Public()
  @Get('healthz')
  health(): Answer<'GET /healthz'> {
    return { status: 'ok' };
  }

  @Public()
  @Get('readyz')
  @ApiResponse({ status: 200 })
  @ApiResponse({ status: 503 })
  async ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<Answer<'GET /readyz'>> {
    const report = await this.readiness.check();
    void reply.status(report.ready ? 200 : 503);
    const projections = await this.projector.status();
    return {
      ...report,
      projections: projections.map(({ name, behind, parked }) => ({
        name,
        behind: behind === null ? null : String(behind),
        parked: parked !== null,
      })),
    };
  }

  @Public()
  @Get('metrics')
  @Header('Content-Type', 'text/plain; version=0.0.4')
  metricsText() {
    return this.metrics.text();
  }
}

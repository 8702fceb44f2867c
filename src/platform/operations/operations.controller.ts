import { Controller, Get, Header, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Public } from '../auth/access.decorators';
import { Projector } from '../projector/projector';
import { Metrics } from './metrics';
import { Readiness } from './readiness';

/** For those who run the product: is it alive, is it ready, how is it doing. */
@Controller()
export class OperationsController {
  constructor(
    private readonly readiness: Readiness,
    private readonly projector: Projector,
    private readonly metrics: Metrics,
  ) {}

  @Public()
  @Get('healthz')
  health() {
    return { status: 'ok' };
  }

  @Public()
  @Get('readyz')
  async ready(@Res({ passthrough: true }) reply: FastifyReply) {
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

import { createHash, timingSafeEqual } from 'node:crypto';
import { Controller, Get, Header, Headers, Inject, Res } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { ResponseOf } from '../../../contract/calls';
import { Public } from '../http/route.decorators';
import { Rejected } from '../../kernel/errors';
import { CONFIG, type Config } from '../config/config';
import { Projector } from '../projector/projector';
import { Metrics } from './metrics';
import { t } from '../messages';
import { Readiness } from './readiness';

@Controller()
export class OperationsController {
  constructor(
    private readonly readiness: Readiness,
    private readonly projector: Projector,
    private readonly metrics: Metrics,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Public()
  @Get('healthz')
  health(): ResponseOf<'GET /healthz'> {
    return { status: 'ok' };
  }

  @Public()
  @Get('readyz')
  @ApiResponse({ status: 200 })
  @ApiResponse({ status: 503 })
  async ready(
    @Headers('authorization') authorization: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ResponseOf<'GET /readyz'>> {
    const report = await this.readiness.check();
    void reply.status(report.ready ? 200 : 503);
    if (!this.isOperator(authorization)) return { ready: report.ready, problems: [], projections: [] };
    const projections = await this.projector.status();
    return {
      ...report,
      projections: projections.map(({ name, behind, parked, filling }) => ({
        name,
        behind: behind === null ? null : String(behind),
        parked: parked !== null,
        filling,
      })),
    };
  }

  @Public()
  @Get('metrics')
  @Header('Content-Type', 'text/plain; version=0.0.4')
  metricsText(@Headers('authorization') authorization: string | undefined) {
    if (!this.isOperator(authorization)) throw new Rejected('unauthenticated', t('token-missing'));
    return this.metrics.text();
  }

  private isOperator(authorization = ''): boolean {
    const { operationsToken } = this.config;
    if (operationsToken === null) return true;
    return timingSafeEqual(digestOf(authorization), digestOf(`Bearer ${operationsToken}`));
  }
}

const digestOf = (text: string) => createHash('sha256').update(text).digest();

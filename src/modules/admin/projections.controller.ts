import { Controller, Get, Param, Post } from '@nestjs/common';
import type { ParsedBody, ResponseOf } from '../../../contract/calls';
import { Body, Roles } from '../../platform/http/route.decorators';
import { Rejected, requireFound } from '../../kernel/errors';
import { Dispatcher } from '../../platform/dispatch/dispatcher';
import { newId } from '../../platform/http/request-context';
import { projectionMaintenance } from '../../platform/projector/projection-maintenance.decider';
import { Projector } from '../../platform/projector/projector';
import { ProjectionReports } from './projection-reports';
import { t } from './messages';

const text = (position: bigint | null) => (position === null ? null : String(position));

@Controller('admin/projections')
@Roles('admin')
export class ProjectionsController {
  constructor(
    private readonly projector: Projector,
    private readonly reports: ProjectionReports,
    private readonly dispatcher: Dispatcher,
  ) {}

  @Get()
  async list(): Promise<ResponseOf<'GET /admin/projections'>> {
    const [status, stored] = await Promise.all([this.projector.status(), this.reports.stored()]);
    return {
      data: status.map(({ name, version, position, head, behind, pace, foreign, parked, failing }) => ({
        name,
        version,
        position: String(position),
        head: text(head),
        behind: text(behind),
        pace,
        foreign,
        rebuild: stored.rebuilds.get(name) ?? null,
        earlier: stored.earlier.get(name) ?? [],
        failing: failing && { since: new Date(failing.since).toISOString(), error: failing.error },
        parked: parked && { ...parked, position: String(parked.position) },
      })),
    };
  }

  @Get(':name')
  async one(@Param('name') name: string): Promise<ResponseOf<'GET /admin/projections/{name}'>> {
    const projection = requireFound(this.projector.projection(name), t('projection-not-found'));
    return { data: await this.reports.details(projection) };
  }

  @Post(':name/retry')
  async retry(
    @Param('name') projection: string,
    @Body() { reason }: ParsedBody<'POST /admin/projections/{name}/retry'>,
  ): Promise<void> {
    const requestId = newId('retry');
    const { handledIds } = await this.dispatcher.stateOf(projectionMaintenance, projection);
    if (handledIds.includes(requestId)) return;
    const eventId = await this.parkedEvent(projection);
    const retry = { projection, eventId, reason, requestId };
    await this.dispatcher.dispatch(projectionMaintenance, projection, 'Retry', retry);
  }

  @Post(':name/skip')
  async skip(
    @Param('name') projection: string,
    @Body() { reason }: ParsedBody<'POST /admin/projections/{name}/skip'>,
  ): Promise<void> {
    const { skipped } = await this.dispatcher.stateOf(projectionMaintenance, projection);
    const last = { projection, eventId: skipped.at(-1) ?? '', reason };
    if (await this.dispatcher.hasRecorded(projectionMaintenance, projection, 'Skip', last)) return;
    const eventId = await this.parkedEvent(projection);
    await this.dispatcher.dispatch(projectionMaintenance, projection, 'Skip', {
      projection,
      eventId,
      reason,
    });
  }

  private async parkedEvent(name: string): Promise<string> {
    const parked = await this.projector.parkedEvent(name);
    if (parked === undefined) throw new Rejected('not-found', t('projection-not-found'));
    if (parked === null) throw new Rejected('conflict', t('nothing-parked'));
    return parked.eventId;
  }
}

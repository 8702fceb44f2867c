import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { PagePath } from '../../../contract/pages';
import { Projector } from '../projector/projector';

@Injectable()
export class Metrics {
  private readonly registry = new Registry();
  private readonly requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer.',
    labelNames: ['method', 'route', 'status'],
    registers: [this.registry],
  });
  private readonly pageLoads = new Histogram({
    name: 'page_load_duration_seconds',
    help: 'Time until a page was there, as browsers report it.',
    labelNames: ['page'],
    registers: [this.registry],
  });
  private readonly behind = new Gauge({
    name: 'projection_events_behind',
    help: 'Head of the history minus position of the projection.',
    labelNames: ['projection'],
    registers: [this.registry],
  });
  private readonly parked = new Gauge({
    name: 'projection_parked',
    help: '1 where an event that cannot be taken in has stopped the projection.',
    labelNames: ['projection'],
    registers: [this.registry],
  });
  private readonly failing = new Gauge({
    name: 'projection_failing',
    help: '1 while its store or the history cannot be used for the projection.',
    labelNames: ['projection'],
    registers: [this.registry],
  });

  private readonly progress = new Gauge({
    name: 'projection_filled_ratio',
    help: 'How far the projection is filled from the history, from 0 to 1.',
    labelNames: ['projection'],
    registers: [this.registry],
  });

  constructor(private readonly projector: Projector) {
    collectDefaultMetrics({ register: this.registry });
  }

  observe(method: string, route: string, status: number, seconds: number): void {
    this.requests.observe({ method, route, status: String(status) }, seconds);
  }

  pageLoaded(page: PagePath, seconds: number): void {
    this.pageLoads.observe({ page }, seconds);
  }

  async text(): Promise<string> {
    for (const { name, behind, parked, failing, filling } of await this.projector.status()) {
      if (behind !== null) this.behind.set({ projection: name }, Number(behind));
      this.failing.set({ projection: name }, failing ? 1 : 0);
      this.progress.set({ projection: name }, filling ?? 1);
      this.parked.set({ projection: name }, parked ? 1 : 0);
    }
    return this.registry.metrics();
  }
}

import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { Projector } from '../projector/projector';

/** Figures for Prometheus. */
@Injectable()
export class Metrics {
  private readonly registry = new Registry();
  private readonly requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer.',
    labelNames: ['method', 'route', 'status'],
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

  constructor(private readonly projector: Projector) {
    collectDefaultMetrics({ register: this.registry });
  }

  observe(method: string, route: string, status: number, seconds: number): void {
    this.requests.observe({ method, route, status: String(status) }, seconds);
  }

  async text(): Promise<string> {
    for (const { name, head, position, parked } of await this.projector.status()) {
      this.behind.set({ projection: name }, Number(head - position));
      this.parked.set({ projection: name }, parked ? 1 : 0);
    }
    return this.registry.metrics();
  }
}

import { setTimeout as delay } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import type { ServerEvent } from '../../../contract/realtime';
import type { AnyRecordedEvent, EventMap, EventName, RecordedEvent } from '../../kernel/event';
import { History } from '../history/history';
import { Projector } from '../projector/projector';
import { RealtimeGateway } from './realtime.gateway';

export interface LiveMessage {
  readonly to: readonly string[];
  readonly event: ServerEvent;
}

export type LiveRules<Events extends EventMap> = {
  readonly [Name in EventName<Events>]?: (event: RecordedEvent<Events, Name>) => Promise<LiveMessage[]>;
};

const PATIENCE_MS = 2_000;
const RETRY_MS = 500;

/** Tells the connected what has just happened to what they see, once the views show it too. */
@Injectable()
export class LiveFeed {
  private readonly logger = new Logger(LiveFeed.name);
  private readonly rules = new Map<string, ((event: AnyRecordedEvent) => Promise<LiveMessage[]>)[]>();
  private readonly stopping = new AbortController();
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly history: History,
    private readonly projector: Projector,
    private readonly gateway: RealtimeGateway,
  ) {}

  on<Events extends EventMap>(rules: LiveRules<Events>): void {
    for (const [type, rule] of Object.entries(rules)) {
      const known = this.rules.get(type) ?? [];
      this.rules.set(type, [...known, rule as (event: AnyRecordedEvent) => Promise<LiveMessage[]>]);
    }
  }

  async start(): Promise<void> {
    this.running = this.run(await this.history.head());
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  private async run(position: bigint): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      try {
        for await (const batch of this.history.subscribe({ after: position, signal })) {
          await this.projector.reached(batch.position, PATIENCE_MS);
          for (const event of batch.events) await this.tell(event);
          position = batch.position;
        }
      } catch (error) {
        this.logger.error(error);
        await delay(RETRY_MS, undefined, { signal }).catch(() => undefined);
      }
    }
  }

  private async tell(event: AnyRecordedEvent): Promise<void> {
    for (const rule of this.rules.get(event.type) ?? []) {
      for (const message of await rule(event)) this.gateway.send(message.to, message.event);
    }
  }
}

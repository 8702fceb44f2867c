import { setTimeout as delay } from 'node:timers/promises';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { ServerEvent } from '../../../contract/realtime';
import type { AnyRecordedEvent, EventMap, EventName, RecordedEvent } from '../../kernel/event';
import { History } from '../history/history';
import { Leadership } from '../projector/leadership';
import { Projector } from '../projector/projector';
import { VAULT, type Vault } from '../vault/vault';
import { RealtimeGateway } from './realtime.gateway';
import { RECOVERY_MS } from './socket-adapter';

export interface LiveMessage {
  readonly to: readonly string[];
  readonly event: ServerEvent;
}

export type LiveRules<Events extends EventMap> = {
  readonly [Name in EventName<Events>]?: (event: RecordedEvent<Events, Name>) => Promise<LiveMessage[]>;
};

export const LIVE_FEED = 'live-feed';

const PATIENCE_MS = 2_000;
const RETRY_MS = 500;
const KEEP_EVERY_MS = 1_000;

/**
 * Tells the connected what has just happened to what they see, once the views show it too. One process tells those of
 * all of them, and the next one goes on at the kept cursor: at least once, the browsers drop what they know.
 */
@Injectable()
export class LiveFeed {
  private readonly logger = new Logger(LiveFeed.name);
  private readonly rules = new Map<string, ((event: AnyRecordedEvent) => Promise<LiveMessage[]>)[]>();

  constructor(
    private readonly history: History,
    private readonly projector: Projector,
    private readonly gateway: RealtimeGateway,
    @Inject(VAULT) private readonly vault: Vault,
    leadership: Leadership,
  ) {
    leadership.whenLeading('api', LIVE_FEED, (signal) => this.run(signal));
  }

  on<Events extends EventMap>(rules: LiveRules<Events>): void {
    for (const [type, rule] of Object.entries(rules)) {
      const known = this.rules.get(type) ?? [];
      this.rules.set(type, [...known, rule as (event: AnyRecordedEvent) => Promise<LiveMessage[]>]);
    }
  }

  /** From the very first start on, what happens is told. */
  async prepare(): Promise<void> {
    const head = await this.history.head();
    await this.vault.put('cursor', LIVE_FEED, String(head), { expectedVersion: 0 });
  }

  private async run(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      try {
        await this.follow(signal);
      } catch (error) {
        this.logger.error(error);
        await delay(RETRY_MS, undefined, { signal }).catch(() => undefined);
      }
    }
  }

  private async follow(signal: AbortSignal): Promise<void> {
    const kept = await this.vault.get<string>('cursor', LIVE_FEED);
    const after = BigInt(kept!.value);
    let told = after;
    let keepAt = 0;
    try {
      for await (const batch of this.history.subscribe({ after, signal })) {
        const fresh = batch.events.filter(isFresh);
        if (fresh.length > 0) await this.projector.reached(batch.position, PATIENCE_MS);
        for (const event of fresh) await this.tell(event);
        told = batch.position;
        if (Date.now() < keepAt) continue;
        await this.keep(told);
        keepAt = Date.now() + KEEP_EVERY_MS;
      }
    } finally {
      if (told > after) await this.keep(told);
    }
  }

  private async keep(position: bigint): Promise<void> {
    await this.vault.put('cursor', LIVE_FEED, String(position));
  }

  private async tell(event: AnyRecordedEvent): Promise<void> {
    for (const rule of this.rules.get(event.type) ?? []) {
      for (const message of await rule(event)) this.gateway.send(message.to, message.event);
    }
  }
}

/** Of anything older no connection hopes to hear: it has been refetched since. */
const isFresh = ({ time }: AnyRecordedEvent) => Date.now() - Date.parse(time) < RECOVERY_MS;

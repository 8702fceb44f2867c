import { setTimeout as delay } from 'node:timers/promises';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { ServerEvent } from '../../../contract/realtime';
import type { AnyRecordedEvent, EventMap, EventName, RecordedEvent } from '../../kernel/event';
import { CONFIG, type Config } from '../config/config';
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
 * Tells the connected what has just happened to what they see, once the views show it too. Over Redis one process tells
 * those of all instances, and the next one goes on at the kept cursor: at least once, the browsers drop what they know.
 * Without Redis each process tells its own.
 */
@Injectable()
export class LiveFeed {
  private readonly logger = new Logger(LiveFeed.name);
  private readonly rules = new Map<string, ((event: AnyRecordedEvent) => Promise<LiveMessage[]>)[]>();

  private readonly shared: boolean;
  private position = 0n;

  constructor(
    private readonly history: History,
    private readonly projector: Projector,
    private readonly gateway: RealtimeGateway,
    @Inject(VAULT) private readonly vault: Vault,
    @Inject(CONFIG) { redisUrl }: Pick<Config, 'redisUrl'>,
    leadership: Leadership,
  ) {
    this.shared = redisUrl !== null;
    const duty = (signal: AbortSignal) => this.run(signal);
    if (this.shared) leadership.whenLeading('api', LIVE_FEED, duty);
    else leadership.always('api', LIVE_FEED, duty);
  }

  on<Events extends EventMap>(rules: LiveRules<Events>): void {
    for (const [type, rule] of Object.entries(rules)) {
      const known = this.rules.get(type) ?? [];
      this.rules.set(type, [...known, rule as (event: AnyRecordedEvent) => Promise<LiveMessage[]>]);
    }
  }

  /** What happens from now on, or since the kept cursor, is told. */
  async prepare(): Promise<void> {
    this.position = await this.history.head();
    if (this.shared) await this.vault.put('cursor', LIVE_FEED, String(this.position), { expectedVersion: 0 });
  }

  private async run(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      try {
        await this.follow(signal);
      } catch (err) {
        this.logger.error({ err }, 'What happened could not be told; it is tried again.');
        await delay(RETRY_MS, undefined, { signal }).catch(() => undefined);
      }
    }
  }

  private async follow(signal: AbortSignal): Promise<void> {
    const kept = this.shared ? await this.vault.get<string>('cursor', LIVE_FEED) : undefined;
    const after = kept ? BigInt(kept.value) : this.position;
    this.position = after;
    const types = [...this.rules.keys()];
    let keepAt = Date.now() + KEEP_EVERY_MS;
    try {
      for await (const batch of this.history.subscribe({ after, types, signal })) {
        const fresh = batch.events.filter(isFresh);
        if (fresh.length > 0) await this.projector.reached(batch.position, PATIENCE_MS);
        for (const event of fresh) await this.tell(event);
        this.position = batch.position;
        if (Date.now() < keepAt) continue;
        await this.keep();
        keepAt = Date.now() + KEEP_EVERY_MS;
      }
    } finally {
      if (this.position > after) await this.keep();
    }
  }

  private async keep(): Promise<void> {
    if (this.shared) await this.vault.put('cursor', LIVE_FEED, String(this.position));
  }

  private async tell(event: AnyRecordedEvent): Promise<void> {
    for (const rule of this.rules.get(event.type) ?? []) {
      for (const message of await rule(event)) this.gateway.send(message.to, message.event);
    }
  }
}

/** Of anything older no connection hopes to hear: it has been refetched since. */
const isFresh = ({ time }: AnyRecordedEvent) => Date.now() - Date.parse(time) < RECOVERY_MS;

import { setTimeout as delay } from 'node:timers/promises';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { ServerEvent } from '../../../contract/realtime';
import type { AnyRecordedEvent, EventMap, EventName, RecordedEvent } from '../../kernel/event';
import { CONFIG, type Config } from '../config/config';
import { failingOn, goesOn, type Failing } from '../failing';
import { Cursor } from '../history/cursor';
import { History, type Place } from '../history/history';
import { Readiness } from '../operations/readiness';
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

  /** Shared by those who take turns. */
  private readonly cursor: Cursor | null;
  private place: Place = { position: 0n, eventId: null };
  private failing: Failing | null = null;

  constructor(
    private readonly history: History,
    private readonly projector: Projector,
    private readonly gateway: RealtimeGateway,
    @Inject(VAULT) vault: Vault,
    @Inject(CONFIG) { redisUrl }: Pick<Config, 'redisUrl'>,
    leadership: Leadership,
    readiness: Readiness,
  ) {
    readiness.add('live', async () =>
      goesOn(this.failing) ? ['What happens is not told to browsers.'] : [],
    );
    this.cursor = redisUrl === null ? null : new Cursor(vault, history, LIVE_FEED);
    const duty = (signal: AbortSignal) => this.run(signal);
    if (this.cursor) leadership.whenLeading('api', LIVE_FEED, duty);
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
    this.place = await this.history.placeAtHead();
    await this.cursor?.begin();
  }

  private async run(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      try {
        await this.follow(signal);
      } catch (err) {
        this.failing = failingOn(this.failing, err);
        this.logger.error({ err }, 'What happened could not be told; it is tried again.');
        await delay(RETRY_MS, undefined, { signal }).catch(() => undefined);
      }
    }
    // From now on another process says how it goes.
    this.failing = null;
  }

  private async follow(signal: AbortSignal): Promise<void> {
    const after = (await this.cursor?.position()) ?? this.place.position;
    if (after >= (await this.history.head())) this.failing = null;
    const types = [...this.rules.keys()];
    let keepAt = Date.now() + KEEP_EVERY_MS;
    let told: Place | undefined;
    try {
      for await (const { events, ...place } of this.history.subscribe({ after, types, signal })) {
        const fresh = events.filter(isFresh);
        if (fresh.length > 0) await this.projector.caughtUpWith(place.position, PATIENCE_MS);
        for (const event of fresh) await this.tell(event);
        this.place = told = place;
        this.failing = null;
        if (Date.now() < keepAt) continue;
        await this.cursor?.keep(place);
        keepAt = Date.now() + KEEP_EVERY_MS;
      }
    } finally {
      if (told) await this.cursor?.keep(told);
    }
  }

  private async tell(event: AnyRecordedEvent): Promise<void> {
    for (const rule of this.rules.get(event.type) ?? []) {
      for (const message of await rule(event)) this.gateway.send(message.to, message.event);
    }
  }
}

/** Of anything older no connection hopes to hear: it has been refetched since. */
const isFresh = ({ time }: AnyRecordedEvent) => Date.now() - Date.parse(time) < RECOVERY_MS;

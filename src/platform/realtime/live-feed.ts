import { Inject, Injectable } from '@nestjs/common';
import type { ServerEvent } from '../../../contract/realtime';
import type { AnyRecordedEvent, EventMap, EventName, RecordedEvent } from '../../kernel/event';
import { CONFIG, type Config } from '../config/config';
import { Cursor } from '../history/cursor';
import { Follower, goesOn } from '../history/follower';
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

/**
 * Pushes what has just happened to the browsers concerned, once the views show it too. With Redis one process serves
 * the sockets of all instances, and its successor resumes at the stored cursor: delivery is at least once, and browsers
 * drop duplicates. Without Redis each process serves its own sockets.
 */
@Injectable()
export class LiveFeed {
  private readonly rules = new Map<string, ((event: AnyRecordedEvent) => Promise<LiveMessage[]>)[]>();

  /** Shared by the processes that take turns. */
  private readonly cursor: Cursor | null;
  private place: Place = { position: 0n, eventId: null };
  private readonly follower = new Follower(this.history, LIVE_FEED);

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
      goesOn(this.follower.failing) ? ['What happens is not told to browsers.'] : [],
    );
    this.cursor = redisUrl === null ? null : new Cursor(vault, history, LIVE_FEED);
    const duty = (signal: AbortSignal) => this.follower.run(signal, () => this.follow(signal));
    if (this.cursor) leadership.whenLeading('api', LIVE_FEED, duty);
    else leadership.always('api', LIVE_FEED, duty);
  }

  on<Events extends EventMap>(rules: LiveRules<Events>): void {
    for (const [type, rule] of Object.entries(rules)) {
      const known = this.rules.get(type) ?? [];
      this.rules.set(type, [...known, rule as (event: AnyRecordedEvent) => Promise<LiveMessage[]>]);
    }
  }

  /** The events that are told of. */
  types(): string[] {
    return [...this.rules.keys()];
  }

  /** Pushes what happens from now on, or since the stored cursor. */
  async prepare(): Promise<void> {
    this.place = await this.history.placeAtHead();
    await this.cursor?.begin();
  }

  private async follow(signal: AbortSignal): Promise<void> {
    const after = (await this.cursor?.position()) ?? this.place.position;
    let told: Place | undefined;
    try {
      for await (const { events, ...place } of this.follower.batches(after, this.types(), signal)) {
        const fresh = events.filter(isFresh);
        if (fresh.length > 0) await this.projector.caughtUpWith(place.position, PATIENCE_MS);
        for (const event of fresh) await this.tell(event);
        this.place = told = place;
        await this.cursor?.keepNowAndThen(place);
        this.follower.recovered();
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

/** No connection waits for anything older: it has refetched since. */
const isFresh = ({ time }: AnyRecordedEvent) => Date.now() - Date.parse(time) < RECOVERY_MS;

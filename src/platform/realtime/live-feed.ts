import { Inject, Injectable } from '@nestjs/common';
import type { ServerEvent } from '../../../contract/realtime';
import type { AnyRecordedEvent, EventMap, EventName, RecordedEvent } from '../../kernel/event';
import { CONFIG, type Config } from '../config/config';
import { Cursor } from '../history/cursor';
import { Follower, isPersistent } from '../history/follower';
import { History, type Place } from '../history/history';
import { Readiness } from '../operations/readiness';
import { WrittenPositions } from '../history/written-positions';
import { Leadership } from '../projector/leadership';
import { Projector, type NamedView } from '../projector/projector';
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

/** What a rule for several events reads of each. */
export interface Recorded<Data> {
  readonly data: Data;
  readonly revision: number;
}

export const ruleFor = <Rule, const Name extends string>(rule: Rule, ...events: readonly Name[]) =>
  Object.fromEntries(events.map((name) => [name, rule])) as Readonly<Record<Name, Rule>>;

export const LIVE_FEED = 'live-feed';

/** After this long, a wait for views checks whether it is still of use. */
const TIMEOUT_MS = 2_000;

type Rule = (event: AnyRecordedEvent) => Promise<LiveMessage[]>;

/** The rules of one module. Their pushes go out in order, and wait for no view that only other modules need. */
interface ModuleRules {
  readonly rules: ReadonlyMap<string, Rule>;
  readonly views: readonly NamedView[];
  pushed: Promise<void>;
}

/** With Redis, one process pushes for all; its successor resumes at the cursor, and browsers drop duplicates. */
@Injectable()
export class LiveFeed {
  private readonly modules: ModuleRules[] = [];

  /** Shared by the processes that succeed each other; null without Redis. */
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
      isPersistent(this.follower.failing) ? ['Browsers do not receive live messages.'] : [],
    );
    this.cursor = redisUrl === null ? null : new Cursor(vault, history, LIVE_FEED);
    const duty = (signal: AbortSignal) => this.follower.run(signal, () => this.follow(signal));
    if (this.cursor) leadership.whenLeading('api', LIVE_FEED, duty);
    else leadership.always('api', LIVE_FEED, duty);
  }

  /** `views` are the views that the rules read, besides those that handle the events themselves. */
  on<Events extends EventMap>(rules: LiveRules<Events>, views: readonly NamedView[]): void {
    const byType = new Map(Object.entries(rules) as [string, Rule][]);
    this.modules.push({ rules: byType, views, pushed: Promise.resolve() });
  }

  types(): string[] {
    return [...new Set(this.modules.flatMap(({ rules }) => [...rules.keys()]))];
  }

  /** Starts with what happens from now on, or since the stored cursor. */
  async prepare(): Promise<void> {
    this.place = await this.history.placeAtHead();
    await this.cursor?.begin();
  }

  private async follow(signal: AbortSignal): Promise<void> {
    const after = (await this.cursor?.position()) ?? this.place.position;
    const failed = new AbortController();
    const until = AbortSignal.any([signal, failed.signal]);
    let pushing: Promise<void> = Promise.resolve();
    try {
      for await (const { events, ...place } of this.follower.batches(after, this.types(), until)) {
        for (const event of events.filter(isFresh)) this.add(event, until);
        const pushes = this.modules.map(({ pushed }) => pushed);
        pushing = pushing.then(async () => {
          await Promise.all(pushes);
          if (until.aborted) return;
          this.place = place;
          this.cursor?.storeSoon(place);
          this.follower.recovered();
        });
        pushing.catch(() => failed.abort());
      }
      await pushing;
    } finally {
      failed.abort();
      await Promise.allSettled(this.modules.map(({ pushed }) => pushed));
      for (const moduleRules of this.modules) moduleRules.pushed = Promise.resolve();
      await this.cursor?.flush();
    }
  }

  private add(event: AnyRecordedEvent, signal: AbortSignal): void {
    for (const moduleRules of this.modules) {
      const rule = moduleRules.rules.get(event.type);
      if (rule)
        moduleRules.pushed = moduleRules.pushed.then(() =>
          this.pushOnceShown(event, rule, moduleRules.views, signal),
        );
    }
  }

  /** Waits until browsers that refetch will see the change, but not longer than any connection waits for it. */
  private async pushOnceShown(
    event: AnyRecordedEvent,
    rule: Rule,
    views: readonly NamedView[],
    signal: AbortSignal,
  ): Promise<void> {
    const written = new WrittenPositions();
    written.add([event.type], event.position);
    while (!signal.aborted && isFresh(event)) {
      const isShown = await Promise.all([
        this.projector.waitUntilShown(written, TIMEOUT_MS),
        this.projector.reached(event.position, TIMEOUT_MS, views),
      ]);
      if (!isShown.every(Boolean)) continue;
      for (const message of await rule(event)) this.gateway.send(message.to, message.event);
      return;
    }
  }
}

/** Connections that missed an older event have refetched since, so its push need not wait for views. */
const isFresh = ({ time }: AnyRecordedEvent) => Date.now() - Date.parse(time) < RECOVERY_MS;

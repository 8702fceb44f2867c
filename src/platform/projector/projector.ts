import { Inject, Injectable } from '@nestjs/common';
import { BeingFilled, Unavailable } from '../../kernel/errors';
import type { AnyProjection } from '../../kernel/projection';
import { CONFIG, type Config } from '../config/config';
import { DOCUMENT_STORE, type DocumentStore } from '../document-store/document-store';
import type { Failing } from '../history/follower';
import { History } from '../history/history';
import { LatestPositions } from '../history/latest-positions';
import type { WrittenPositions } from '../history/written-positions';
import { VAULT, type Vault } from '../vault/vault';
import { within } from '../waiting';
import { ErasedPersons } from './erased-persons';
import { Leadership } from './leadership';
import type { ParkedEvent } from './parked-events';
import { ProjectionRunner } from './projection-runner';
import { projectorEvents } from './projector.events';
import { BlueGreenRebuild } from './blue-green-rebuild';
import { LONG_HISTORY } from './rebuild';
import { t } from '../messages';

export const PROJECTIONS = Symbol('Projections');

export interface NamedView {
  readonly name: string;
}

/** A caller must name at least one view, since nobody may wait for all of them. */
export type NamedViews = readonly [NamedView, ...NamedView[]];

export interface ProjectionStatus {
  readonly name: string;
  readonly version: number;
  readonly position: bigint;
  readonly head: bigint | null;
  readonly behind: bigint | null;
  /** Positions per second, over the last ten seconds. */
  readonly pace: number;
  readonly foreign: boolean;
  /** The share that is filled, from 0 to 1, or null once the view shows everything from before this process started. */
  readonly filling: number | null;
  readonly parked: ParkedEvent | null;
  readonly failing: Failing | null;
}

/** A rebuild continues after events of these types. */
const DECISIONS = Object.keys(projectorEvents).filter((type) => type !== 'ProjectionRebuilt');

/** If the stores take longer than this, the last known status is reported. */
const STATUS_TIMEOUT_MS = 1_000;

@Injectable()
export class Projector {
  /** A decision waits this long for the views on which it is based. */
  catchUpMs = 10_000;
  private readonly runners: readonly ProjectionRunner[];
  private readonly byName: ReadonlyMap<string, ProjectionRunner>;
  private readonly rebuilds = new Map<string, BlueGreenRebuild>();
  private readonly latest: LatestPositions;

  constructor(
    @Inject(PROJECTIONS) projections: readonly AnyProjection[],
    private readonly history: History,
    @Inject(DOCUMENT_STORE) documents: DocumentStore,
    @Inject(VAULT) vault: Vault,
    @Inject(CONFIG) config: Config,
    leadership: Leadership,
  ) {
    const erased = new ErasedPersons(history, vault);
    const runnerOf = (projection: AnyProjection) => (collection?: string) =>
      new ProjectionRunner(projection, history, documents, vault, config, erased, collection);
    this.runners = projections.map((projection) => runnerOf(projection)());
    this.byName = new Map(this.runners.map((runner) => [runner.projection.name, runner]));
    for (const runner of this.runners) {
      const candidate = runnerOf(runner.projection);
      const rebuild = new BlueGreenRebuild(runner, candidate, history, documents, vault, config);
      this.rebuilds.set(runner.projection.name, rebuild);
      leadership.whenLeading('projector', runner.collection, async (signal) => {
        await Promise.all([runner.lead(signal), rebuild.run(signal)]);
      });
    }
    leadership.always('projector', 'rebuilds', (signal) => this.followDecisions(signal));
    this.latest = new LatestPositions(history);
    leadership.inEveryProcess('latest-positions', (signal) => this.latest.follow(signal));
  }

  async prepare(): Promise<void> {
    const head = await this.history.head();
    for (const runner of this.runners) await runner.prepare(head);
  }

  /**
   * Returns whether these views, by default all, show `position` in time, without waiting for a parked one. False is
   * not a failure: the write is durable.
   */
  async reached(position: bigint, timeoutMs: number, views?: readonly NamedView[]): Promise<boolean> {
    const runners = views ? views.map((view) => this.runnerOf(view)) : this.runners;
    const behind = runners.filter(({ waiters }) => !waiters.isReached(position));
    if (behind.every(({ leading }) => leading)) return allReached(behind, () => position, timeoutMs);
    const until = Date.now() + timeoutMs;
    const lastOf = await this.latest.lastOf(position, timeoutMs);
    const positionFor = ({ leading, types }: ProjectionRunner) => (leading ? position : lastOf(types));
    return allReached(behind, positionFor, until - Date.now());
  }

  /** Waits for the last written event of each type; by default in views that are filled and not in the background. */
  waitUntilShown(
    written: WrittenPositions,
    timeoutMs: number,
    views?: readonly NamedView[],
  ): Promise<boolean> {
    const runners = views
      ? views.map((view) => this.runnerOf(view))
      : this.runners.filter(({ projection, isFilled }) => isFilled && !projection.inBackground);
    // Another process may have filled them. A failure is reported as the runner's status, and concerns no written event.
    if (!views)
      for (const runner of this.runners) if (!runner.isFilled) runner.refresh().catch(() => undefined);
    return allReached(runners, ({ types }) => written.lastOf(types), timeoutMs);
  }

  /** Waits until these views show all that is recorded; throws `Unavailable` if one does not in time, or is parked. */
  async caughtUp(...views: NamedViews): Promise<void> {
    for (const view of views) await this.filled(view, this.catchUpMs);
    await this.caughtUpUnlessParked(...views);
    if (views.some((view) => this.runnerOf(view).parked)) throw new Unavailable(t('unavailable.lagging'));
  }

  /** Like `caughtUp`, for work that a parked view must not delay; that view handles the rest once it is retried. */
  async caughtUpUnlessParked(...views: NamedViews): Promise<void> {
    const isReached = await this.reached(await this.history.head(), this.catchUpMs, views);
    if (!isReached) throw new Unavailable(t('unavailable.lagging'));
  }

  /** Returns the views that handle events of this type, or drop a person at it. */
  viewsOf(type: string): NamedViews {
    const views = this.runners.filter(({ types }) => types.has(type)).map(({ projection }) => projection);
    if (views.length === 0) throw new Error(`No view takes in ${type}.`);
    return views as unknown as NamedViews;
  }

  isCurrent(view: NamedView, written?: WrittenPositions): boolean {
    const { projection, isFilled, types, waiters } = this.runnerOf(view);
    if (!isFilled || projection.inBackground) return false;
    return written === undefined || waiters.isReached(written.lastOf(types));
  }

  /** Waits a moment for a view that is almost filled; throws `BeingFilled` if it is still not filled then. */
  async filled(view: NamedView, timeoutMs: number): Promise<void> {
    const runner = this.runnerOf(view);
    if (runner.isFilled) return;
    // Another process may have filled it. A failure is reported as the runner's status; the last known position decides.
    await runner.refresh().catch(() => undefined);
    const { missing, position } = runner;
    if (missing === 0n) return;
    const isClose = missing < LONG_HISTORY;
    if (isClose && (await allReached([runner], () => position + missing, timeoutMs))) return;
    const { progress } = runner;
    throw new BeingFilled(progress, t('unavailable.filling', { percent: Math.floor(progress * 100) }));
  }

  isShown(written: WrittenPositions): boolean {
    return this.runners.every(
      ({ projection, types, waiters }) =>
        projection.inBackground === true || waiters.isReached(written.lastOf(types)),
    );
  }

  isInBackground(view: NamedView): boolean {
    return this.runnerOf(view).projection.inBackground === true;
  }

  /** Returns promptly and without throwing, whatever the stores do. */
  async status(): Promise<ProjectionStatus[]> {
    let head: bigint | null = null;
    const refreshes = [
      this.history.head().then((found) => (head = found)),
      ...this.runners.map((runner) => runner.refresh()),
    ];
    await within(STATUS_TIMEOUT_MS, Promise.allSettled(refreshes));
    return this.runners.map(
      ({ projection, position, foreign, isFilled, progress, parked, failing, pace }) => {
        const { name, version } = projection;
        const filling = isFilled ? null : progress;
        const behind = head === null ? null : head > position ? head - position : 0n;
        return {
          name,
          version,
          position,
          head,
          behind,
          pace: pace.perSecond(),
          foreign,
          filling,
          parked,
          failing,
        };
      },
    );
  }

  projection(name: string): AnyProjection | undefined {
    return this.byName.get(name)?.projection;
  }

  async parkedEvent(name: string): Promise<ParkedEvent | null | undefined> {
    const runner = this.byName.get(name);
    await runner?.refresh();
    return runner?.parked;
  }

  private async followDecisions(signal: AbortSignal): Promise<void> {
    const after = await this.history.head();
    for (const rebuild of this.rebuilds.values()) rebuild.decided();
    for await (const { events } of this.history.subscribe({ after, types: DECISIONS, signal })) {
      for (const { data } of events) this.rebuilds.get(String(data.projection))?.decided();
    }
  }

  private runnerOf({ name }: NamedView): ProjectionRunner {
    const found = this.byName.get(name);
    if (!found) throw new Error(`There is no view ${name}.`);
    return found;
  }
}

function allReached(
  runners: readonly ProjectionRunner[],
  positionFor: (runner: ProjectionRunner) => bigint,
  timeoutMs: number,
): Promise<boolean> {
  const behind = runners.filter((runner) => !runner.waiters.isReached(positionFor(runner)));
  if (behind.length === 0) return Promise.resolve(true);
  return new Promise((resolve) => {
    let missing = behind.length;
    const finish = (result: boolean) => {
      clearTimeout(timeout);
      for (const { waiters } of behind) waiters.delete(arrived);
      resolve(result);
    };
    const arrived = () => {
      if (--missing === 0) finish(true);
    };
    const timeout = setTimeout(() => finish(false), timeoutMs);
    for (const runner of behind) {
      runner.waiters.add(positionFor(runner), arrived);
      runner.watch();
    }
  });
}

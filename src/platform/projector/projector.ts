import { setTimeout as delay } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { Unavailable } from '../../kernel/errors';
import type { AnyProjection } from '../../kernel/projection';
import { CONFIG, type Config } from '../config/config';
import { DOCUMENT_STORE, type DocumentStore } from '../document-store/document-store';
import type { Failing } from '../history/follower';
import { History } from '../history/history';
import type { Written } from '../history/written';
import { VAULT, type Vault } from '../vault/vault';
import { ErasedPersons } from './erased-persons';
import { Leadership } from './leadership';
import type { ParkedEvent } from './parked-events';
import { ProjectionRunner } from './projection-runner';
import { projectorEvents } from './projector.events';
import { RebuildBeside } from './rebuild-beside';
import { say } from '../words';

export const PROJECTIONS = Symbol('Projections');

export interface ProjectionStatus {
  readonly name: string;
  readonly version: number;
  readonly position: bigint;
  /** The history's head; null if it cannot be read. */
  readonly head: bigint | null;
  readonly behind: bigint | null;
  /** Per second, in the last ten. */
  readonly pace: number;
  /** Filled from another history, and still to be rebuilt. */
  readonly foreign: boolean;
  readonly parked: ParkedEvent | null;
  readonly failing: Failing | null;
}

/** What a rebuild goes on after. */
const UPKEEP = Object.keys(projectorEvents).filter((type) => type !== 'ProjectionRebuilt');

/** How long the stores may take before the last known status is reported instead. */
const LOOK_MS = 1_000;

/** Runs the projections whose leases this process holds, and knows the position of each. */
@Injectable()
export class Projector {
  /** How long a decision waits for the views that it is based on. */
  catchUpMs = 10_000;
  private readonly runners: readonly ProjectionRunner[];
  private readonly rebuilds = new Map<string, RebuildBeside>();

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
    for (const runner of this.runners) {
      const beside = runnerOf(runner.projection);
      const rebuild = new RebuildBeside(runner, beside, history, documents, vault, config);
      this.rebuilds.set(runner.projection.name, rebuild);
      leadership.whenLeading('projector', runner.collection, async (signal) => {
        await Promise.all([runner.lead(signal), rebuild.run(signal)]);
      });
    }
    leadership.always('projector', 'rebuilds', (signal) => this.hear(signal));
  }

  async prepare(): Promise<void> {
    for (const runner of this.runners) await runner.prepare();
  }

  /**
   * Whether every projection that is not parked reaches `position` within `timeoutMs`.
   * False is not a failure: the write is durable, only the views lag.
   */
  reached(position: bigint, timeoutMs: number): Promise<boolean> {
    return this.allReached(() => position, timeoutMs);
  }

  /** The same for what was written, and the projections that handle it. */
  shows(written: Written, timeoutMs: number): Promise<boolean> {
    return this.allReached(({ types }) => written.lastOf(types), timeoutMs);
  }

  /**
   * Waits until the views show everything recorded so far, before a decision based on them.
   * Throws `Unavailable` if they do not in time, or if one of the `needed` ones is parked.
   */
  async caughtUp(...needed: readonly { readonly name: string }[]): Promise<void> {
    await this.caughtUpWith(await this.history.head(), this.catchUpMs);
    const names = needed.map(({ name }) => name);
    const stopped = this.runners.some(({ projection, parked }) => parked && names.includes(projection.name));
    if (stopped) throw new Unavailable(say('unavailable.lagging'));
  }

  async caughtUpWith(position: bigint, timeoutMs: number): Promise<void> {
    if (await this.reached(position, timeoutMs)) return;
    throw new Unavailable(say('unavailable.lagging'));
  }

  /** Answers promptly and without throwing, whatever the stores do. */
  async status(): Promise<ProjectionStatus[]> {
    let head: bigint | null = null;
    const looks = [
      this.history.head().then((found) => (head = found)),
      ...this.runners.map((runner) => runner.refresh()),
    ];
    await Promise.race([Promise.allSettled(looks), delay(LOOK_MS, undefined, { ref: false })]);
    return this.runners.map(({ projection, position, foreign, parked, failing, pace }) => {
      const { name, version } = projection;
      const behind = head === null ? null : head > position ? head - position : 0n;
      return { name, version, position, head, behind, pace: pace.perSecond(), foreign, parked, failing };
    });
  }

  /** Undefined if there is no such projection. */
  projection(name: string): AnyProjection | undefined {
    return this.runners.find(({ projection }) => projection.name === name)?.projection;
  }

  /** Undefined if there is no such projection. */
  async parkedEvent(name: string): Promise<ParkedEvent | null | undefined> {
    const runner = this.runners.find(({ projection }) => projection.name === name);
    await runner?.refresh();
    return runner?.parked;
  }

  /** Passes on what operators decide, on any instance. */
  private async hear(signal: AbortSignal): Promise<void> {
    const after = await this.history.head();
    for (const rebuild of this.rebuilds.values()) rebuild.decided();
    for await (const { events } of this.history.subscribe({ after, types: UPKEEP, signal })) {
      for (const { data } of events) this.rebuilds.get(String(data.projection))?.decided();
    }
  }

  private allReached(positionFor: (runner: ProjectionRunner) => bigint, timeoutMs: number): Promise<boolean> {
    const behind = this.runners.filter((runner) => !runner.waiters.isReached(positionFor(runner)));
    if (behind.length === 0) return Promise.resolve(true);
    return new Promise((resolve) => {
      let missing = behind.length;
      const settle = (result: boolean) => {
        clearTimeout(timeout);
        for (const { waiters } of behind) waiters.delete(arrived);
        resolve(result);
      };
      const arrived = () => {
        if (--missing === 0) settle(true);
      };
      const timeout = setTimeout(() => settle(false), timeoutMs);
      for (const runner of behind) {
        runner.waiters.add(positionFor(runner), arrived);
        runner.watch();
      }
    });
  }
}

import { Inject, Injectable } from '@nestjs/common';
import type { AnyProjection } from '../../kernel/projection';
import { CONFIG, type Config } from '../config/config';
import { DOCUMENT_STORE, type DocumentStore } from '../document-store/document-store';
import { History } from '../history/history';
import { VAULT, type Vault } from '../vault/vault';
import { Leadership } from './leadership';
import type { ParkedEvent } from './parked-events';
import { PositionWaiters } from './position-waiters';
import { ProjectionRunner } from './projection-runner';

export const PROJECTIONS = Symbol('Projections');

export interface ProjectionStatus {
  readonly name: string;
  readonly version: number;
  readonly position: bigint;
  readonly head: bigint;
  readonly parked: ParkedEvent | null;
  readonly failure: string | null;
}

const CATCH_UP_MS = 30_000;

/** Keeps those projections up with the history whose leases this process holds, and knows how far each of them is. */
@Injectable()
export class Projector {
  private readonly runners: readonly ProjectionRunner[];
  private readonly waiters = new PositionWaiters();

  constructor(
    @Inject(PROJECTIONS) projections: readonly AnyProjection[],
    private readonly history: History,
    @Inject(DOCUMENT_STORE) documents: DocumentStore,
    @Inject(VAULT) vault: Vault,
    @Inject(CONFIG) config: Config,
    leadership: Leadership,
  ) {
    this.runners = projections.map(
      (projection) => new ProjectionRunner(projection, history, documents, vault, this.waiters, config),
    );
    for (const runner of this.runners) {
      leadership.whenLeading('projector', runner.collection, (signal) => runner.lead(signal));
    }
  }

  async prepare(): Promise<void> {
    for (const runner of this.runners) await runner.prepare();
  }

  /**
   * Whether every projection that is not parked has taken in `position` within `timeoutMs`.
   * False is no failure: what was written is written, the views only lag.
   */
  async reached(position: bigint, timeoutMs: number): Promise<boolean> {
    const there = () => this.runners.every((runner) => runner.parked !== null || runner.position >= position);
    if (there()) return true;
    const reached = this.waiters.wait(position, there, timeoutMs);
    for (const runner of this.runners) runner.watch();
    return reached;
  }

  /** Waits until the views show all that is recorded by now: how work begins that reads what it was caused by. */
  async caughtUp(): Promise<void> {
    if (!(await this.reached(await this.history.head(), CATCH_UP_MS))) {
      throw new Error('The views lag behind the history.');
    }
  }

  async status(): Promise<ProjectionStatus[]> {
    await Promise.allSettled(this.runners.map((runner) => runner.refresh()));
    const head = await this.history.head();
    return this.runners.map(({ projection, position, parked, failure }) => ({
      name: projection.name,
      version: projection.version,
      position,
      head,
      parked,
      failure,
    }));
  }

  /** Undefined where there is no such projection. */
  async parkedEvent(name: string): Promise<ParkedEvent | null | undefined> {
    const runner = this.runners.find(({ projection }) => projection.name === name);
    await runner?.refresh();
    return runner?.parked;
  }
}

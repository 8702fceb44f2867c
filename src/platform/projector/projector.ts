import { Inject, Injectable } from '@nestjs/common';
import type { AnyProjection } from '../../kernel/projection';
import { DOCUMENT_STORE, type DocumentStore } from '../document-store/document-store';
import { History } from '../history/history';
import { Leadership } from './leadership';
import { ProjectionRunner, type ParkedEvent } from './projection-runner';

export const PROJECTIONS = Symbol('Projections');

export interface ProjectionStatus {
  readonly name: string;
  readonly version: number;
  readonly position: bigint;
  readonly head: bigint;
  readonly parked: ParkedEvent | null;
  readonly failure: string | null;
}

const FOLLOWER_POLL_MS = 50;
const CATCH_UP_MS = 30_000;

/** Keeps every projection up with the history while this process leads, and knows how far each of them is. */
@Injectable()
export class Projector {
  private readonly runners: readonly ProjectionRunner[];
  private readonly waiting = new Set<() => void>();
  private leading = false;

  constructor(
    @Inject(PROJECTIONS) projections: readonly AnyProjection[],
    private readonly history: History,
    @Inject(DOCUMENT_STORE) documents: DocumentStore,
    leadership: Leadership,
  ) {
    const onAdvance = () => this.waiting.forEach((check) => check());
    this.runners = projections.map(
      (projection) => new ProjectionRunner(projection, history, documents, onAdvance),
    );
    leadership.whenLeading((signal) => this.lead(signal));
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
    return new Promise((resolve) => {
      const settle = (result: boolean) => {
        this.waiting.delete(check);
        clearTimeout(timeout);
        clearInterval(poll);
        resolve(result);
      };
      const check = () => {
        if (there()) settle(true);
      };
      const timeout = setTimeout(() => settle(false), timeoutMs);
      const poll = setInterval(() => void this.refreshAsFollower(), FOLLOWER_POLL_MS);
      this.waiting.add(check);
    });
  }

  /** Waits until the views show all that is recorded by now: how work begins that reads what it was caused by. */
  async caughtUp(): Promise<void> {
    if (!(await this.reached(await this.history.head(), CATCH_UP_MS))) {
      throw new Error('The views lag behind the history.');
    }
  }

  async status(): Promise<ProjectionStatus[]> {
    await this.refreshAsFollower();
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

  parkedEvent(name: string): ParkedEvent | null | undefined {
    return this.runner(name)?.parked;
  }

  resume(name: string): void {
    this.runner(name)?.resume();
  }

  private runner(name: string) {
    return this.runners.find(({ projection }) => projection.name === name);
  }

  private async lead(signal: AbortSignal): Promise<void> {
    this.leading = true;
    await Promise.all(this.runners.map((runner) => runner.run(signal)));
    this.leading = false;
  }

  private async refreshAsFollower(): Promise<void> {
    if (!this.leading) await Promise.allSettled(this.runners.map((runner) => runner.refresh()));
  }
}

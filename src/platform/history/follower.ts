import { Logger } from '@nestjs/common';
import { pause } from '../waiting';
import type { History, HistoryBatch } from './history';
import type { FollowOptions } from './shared-subscription';

export interface Failing {
  readonly since: number;
  readonly error: string;
}

/** A failure that lasts longer counts as a problem that will not end without help. */
const PROBLEM_AFTER_MS = 5_000;
const MAX_BACKOFF_MS = 2_000;

export const isPersistent = (failing: Failing | null): failing is Failing =>
  failing !== null && Date.now() - failing.since >= PROBLEM_AFTER_MS;

export class Follower {
  failing: Failing | null = null;
  private readonly logger = new Logger(Follower.name);
  private failures = 0;

  constructor(
    private readonly history: History,
    private readonly name: string,
  ) {}

  async run(signal: AbortSignal, attempt: () => Promise<void>): Promise<void> {
    while (!signal.aborted) {
      try {
        await attempt();
      } catch (error) {
        this.failed(error);
        await pause(Math.min(2 ** this.failures++ * 100, MAX_BACKOFF_MS), signal);
      }
    }
    // Another process reports the state from here on.
    this.recovered();
  }

  /** Yields what is recorded after `position`. If there is nothing, the follower counts as recovered. */
  async *batches(
    position: bigint,
    types: readonly string[],
    signal: AbortSignal,
    passed?: FollowOptions['passed'],
  ): AsyncIterable<HistoryBatch> {
    if (position >= (await this.history.head())) this.recovered();
    yield* this.history.subscribe({ after: position, types, signal, passed });
  }

  failed(err: unknown): void {
    this.failing = { since: this.failing?.since ?? Date.now(), error: String(err) };
    this.logger.error(
      { err, follower: this.name },
      'The history could not be followed; following will be retried.',
    );
  }

  recovered(): void {
    this.failing = null;
    this.failures = 0;
  }
}

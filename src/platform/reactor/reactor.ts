import { once } from 'node:events';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { AnyRecordedEvent, EventMap, EventName, RecordedEvent } from '../../kernel/event';
import { Cursor } from '../history/cursor';
import { Follower, isPersistent } from '../history/follower';
import { History } from '../history/history';
import { WrittenPositions } from '../history/written-positions';
import { runInContext, SYSTEM } from '../http/request-context';
import { Jobs, type AddOptions } from '../jobs/jobs';
import { Readiness } from '../operations/readiness';
import { Leadership } from '../projector/leadership';
import { VAULT, type Vault } from '../vault/vault';

/** Events whose reactions share an `id` share one job. */
export interface Reaction extends Pick<AddOptions, 'id' | 'delayMs' | 'waitMs'> {
  readonly job: string;
  /** Must not contain personal data. */
  readonly data: unknown;
}

export type Reactions<Events extends EventMap> = {
  readonly [Name in EventName<Events>]?: (event: RecordedEvent<Events, Name>) => Reaction | null;
};

export const REACTOR = 'reactor';

/** The job for an event whose reaction has thrown: it is parked at once, and runs when an operator retries it. */
export const REACT_AGAIN = 'react-again';

interface ParkedReaction {
  readonly eventId: string;
  readonly stream: string;
}

class ReactionFailed extends Error {
  constructor(type: string, cause: unknown) {
    super(`${type}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

const untilAborted = async (signal: AbortSignal) => {
  if (!signal.aborted) await once(signal, 'abort');
};

/** Turns events into jobs: each event once, from the first start on, never in a replay. */
@Injectable()
export class Reactor {
  private readonly reactions = new Map<string, ((event: AnyRecordedEvent) => Reaction | null)[]>();

  /** While this signal is not aborted, no event is reacted to. */
  private hold: AbortSignal | undefined;
  private readonly logger = new Logger('Reactor');
  private readonly cursor: Cursor;
  private readonly follower = new Follower(this.history, REACTOR);

  constructor(
    private readonly history: History,
    private readonly jobs: Jobs,
    @Inject(VAULT) vault: Vault,
    leadership: Leadership,
    readiness: Readiness,
  ) {
    readiness.add('reactions', async () =>
      isPersistent(this.follower.failing) ? ['Reactions to new events have stopped.'] : [],
    );
    this.cursor = new Cursor(vault, history, REACTOR);
    jobs.handle<ParkedReaction>(REACT_AGAIN, ({ data }) => this.reactAgain(data));
    leadership.whenLeading('projector', REACTOR, (signal) =>
      this.follower.run(signal, () => this.follow(signal)),
    );
  }

  on<Events extends EventMap>(reactions: Reactions<Events>): void {
    for (const [type, react] of Object.entries(reactions)) {
      const known = this.reactions.get(type) ?? [];
      this.reactions.set(type, [...known, react as (event: AnyRecordedEvent) => Reaction | null]);
    }
  }

  /** Delays reactions until `work` has recorded everything, so that they do not depend on how fast it is. */
  async afterAllOf<T>(work: () => Promise<T>): Promise<T> {
    await this.cursor.begin();
    const hold = new AbortController();
    this.hold = hold.signal;
    try {
      return await work();
    } finally {
      hold.abort();
    }
  }

  private async follow(signal: AbortSignal): Promise<void> {
    await this.cursor.begin();
    const after = (await this.cursor.position())!;
    const types = [...this.reactions.keys()];
    try {
      for await (const { events, ...place } of this.follower.batches(after, types, signal)) {
        if (this.hold) await untilAborted(AbortSignal.any([this.hold, signal]));
        if (signal.aborted) return;
        // Their jobs are added in this order, and share commits.
        await Promise.all(events.map((event) => this.reactOrPark(event)));
        // The queue knows the jobs of events that are delivered again after a crash.
        this.cursor.storeSoon(place);
        this.follower.recovered();
      }
    } finally {
      await this.cursor.flush();
    }
  }

  /** An error of a reaction concerns only its event. An error of the queue concerns all, and is tried again. */
  private async reactOrPark(event: AnyRecordedEvent): Promise<void> {
    try {
      await this.react(event);
    } catch (error) {
      if (!(error instanceof ReactionFailed)) throw error;
      const { id: eventId, type, stream } = event;
      this.logger.error({ err: error.cause, parked: eventId, type }, 'A reaction has failed.');
      const parked: ParkedReaction = { eventId, stream };
      await this.jobs.add(REACT_AGAIN, parked, { id: `${REACT_AGAIN}-${eventId}`, attempts: 1 });
    }
  }

  private async reactAgain({ eventId, stream }: ParkedReaction): Promise<void> {
    const event = (await this.history.read(stream)).find(({ id }) => id === eventId);
    if (event) await this.react(event);
  }

  private async react(event: AnyRecordedEvent): Promise<void> {
    const context = {
      actor: SYSTEM,
      correlationId: event.metadata.correlationId,
      causationId: event.id,
      written: new WrittenPositions(),
    };
    await runInContext(context, async () => {
      let failure: ReactionFailed | undefined;
      const added: Promise<string>[] = [];
      for (const react of this.reactions.get(event.type) ?? []) {
        let reaction: Reaction | null;
        try {
          reaction = react(event);
        } catch (error) {
          failure ??= new ReactionFailed(event.type, error);
          continue;
        }
        if (!reaction) continue;
        const { job, data, id = `${job}-${event.id}`, ...options } = reaction;
        added.push(this.jobs.add(job, data, { id, ...options }));
      }
      await Promise.all(added);
      if (failure) throw failure;
    });
  }
}

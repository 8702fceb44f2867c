import { Injectable } from '@nestjs/common';
import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type Decider, fold } from '../../kernel/decider';
import { Contended, Rejected } from '../../kernel/errors';
import type { EventMap, NewEvent } from '../../kernel/event';
import { WrongExpectedRevision } from '../event-store/event-store';
import { History } from '../history/history';
import { currentContext, currentLanguage, repeatableId, timeOfDecision } from '../http/request-context';
import { t } from '../messages';

type AnyDecider = Decider<unknown, Record<string, unknown>, Record<string, object>>;

/** Throws `Rejected` if the events must not happen in this state of the aggregate. */
export type Guard = (state: unknown) => void;

export type AnyCommand = readonly [name: string, data: unknown];

/** The bus message for one decision about one aggregate: one or more commands, recorded together or not at all. */
export class Decide {
  constructor(
    readonly decider: AnyDecider,
    readonly id: string,
    readonly commands: readonly AnyCommand[],
    readonly guard?: Guard,
  ) {}
}

const callerContext = () => ({ actor: currentContext().actor, language: currentLanguage() });

function decided(
  { decider, commands, guard }: Pick<Decide, 'decider' | 'commands' | 'guard'>,
  before: unknown,
  now: string,
) {
  const context = { ...callerContext(), now };
  const events: NewEvent<Record<string, object>>[] = [];
  let state = before;
  for (const [name, data] of commands) {
    const more = decider.decide[name]!(data, state, context);
    events.push(...more);
    state = fold(decider, more, state);
  }
  if (events.length > 0) guard?.(before);
  return { events, state };
}

export interface Decision<State = unknown, Events extends EventMap = Record<string, object>> {
  readonly events: readonly NewEvent<Events>[];
  readonly revision: number;
  readonly state: State;
  /** Where these events are in the history. For a repeated decision, this is where the first attempt recorded them. */
  readonly recorded: readonly { readonly revision: number; readonly type: string }[];
}

export const streamOf = (decider: { readonly name: string }, id: string) => `${decider.name}-${id}`;

/** Derives an event's id from its decision, so that a repeated decision under the same key has the same ids. */
export const eventIdOf = (stream: string, commands: readonly AnyCommand[], index: number) =>
  repeatableId(stream, ...commands.flatMap(([name, data]) => [name, JSON.stringify(data)]), String(index));

const RETRIES_ON_CONFLICT = 3;

@CommandHandler(Decide)
export class DecideHandler implements ICommandHandler<Decide> {
  /** The last decision in progress for each stream. Decisions of one process wait for each other, without conflicts. */
  private readonly inProgress = new Map<string, Promise<unknown>>();

  constructor(private readonly history: History) {}

  async execute(decision: Decide): Promise<Decision> {
    const stream = streamOf(decision.decider, decision.id);
    const before = this.inProgress.get(stream);
    const pending = Promise.allSettled([before]).then(() => this.decide(stream, decision));
    this.inProgress.set(stream, pending);
    try {
      return await pending;
    } finally {
      if (this.inProgress.get(stream) === pending) this.inProgress.delete(stream);
    }
  }

  private async decide(stream: string, decision: Decide): Promise<Decision> {
    const aboutNew = await this.decideAboutNew(stream, decision);
    if (aboutNew) return aboutNew;
    const { decider, commands } = decision;
    const first = eventIdOf(stream, commands, 0);
    for (let attempt = 0; ; attempt++) {
      const history = await this.history.read(stream);
      const revision = history.length - 1;
      const before = fold(decider, history);
      const known = history.findIndex((event) => event.id === first);
      if (known >= 0) {
        const recorded = history
          .slice(known)
          .filter(({ id }, index) => id === eventIdOf(stream, commands, index));
        return { events: [], revision, state: before, recorded };
      }
      try {
        return await this.record(stream, decision, before, revision);
      } catch (error) {
        if (!(error instanceof WrongExpectedRevision)) throw error;
        if (attempt === RETRIES_ON_CONFLICT) throw new Contended(t('conflict'));
      }
    }
  }

  /** Spares reading a stream that should be empty. Returns undefined unless events are recorded that way. */
  private async decideAboutNew(stream: string, decision: Decide): Promise<Decision | undefined> {
    if (!currentContext().newIds?.delete(decision.id)) return undefined;
    try {
      const decided = await this.record(stream, decision, fold(decision.decider, []), -1);
      return decided.events.length > 0 ? decided : undefined;
    } catch (error) {
      // The request is repeated, or the command is refused: a read shows which.
      if (error instanceof WrongExpectedRevision || error instanceof Rejected) return undefined;
      throw error;
    }
  }

  private async record(
    stream: string,
    decision: Decide,
    before: unknown,
    revision: number,
  ): Promise<Decision> {
    const { events, state } = decided(decision, before, timeOfDecision());
    if (events.length === 0) return { events, revision, state, recorded: [] };
    const context = currentContext();
    const { actor, correlationId, causationId } = context;
    const identified = events.map((event, index) => ({
      ...event,
      id: eventIdOf(stream, decision.commands, index),
    }));
    const metadata = { actor, correlationId, ...(causationId === undefined ? {} : { causationId }) };
    const expected = revision < 0 ? 'no-stream' : revision;
    const appended = await this.history.append(stream, expected, identified, metadata);
    // A repeated request must see what has happened since.
    if (!appended.isNew) throw new WrongExpectedRevision(stream, expected, appended.revision);
    context.written.add(
      events.map(({ type }) => type),
      appended.position,
    );
    const recorded = events.map(({ type }, index) => ({ revision: revision + 1 + index, type }));
    return { events, revision: appended.revision, state, recorded };
  }
}

@Injectable()
export class Dispatcher {
  constructor(
    private readonly bus: CommandBus,
    private readonly history: History,
  ) {}

  dispatch<State, Commands extends object, Events extends EventMap, Name extends keyof Commands & string>(
    decider: Decider<State, Commands, Events>,
    id: string,
    name: Name,
    data: Commands[Name],
  ): Promise<Decision<State, Events>> {
    return this.bus.execute(new Decide(decider as unknown as AnyDecider, id, [[name, data]]));
  }

  async check<State, Commands extends object, Events extends EventMap, Name extends keyof Commands & string>(
    decider: Decider<State, Commands, Events>,
    id: string,
    name: Name,
    data: Commands[Name],
  ): Promise<State> {
    const state = await this.stateOf(decider, id);
    decider.decide[name](data, state, { ...callerContext(), now: timeOfDecision() });
    return state;
  }

  dispatchAll(
    decider: AnyDecider,
    id: string,
    commands: readonly AnyCommand[],
    guard: Guard,
  ): Promise<Decision> {
    return this.bus.execute(new Decide(decider, id, commands, guard));
  }

  async checkAll(
    decider: AnyDecider,
    id: string,
    commands: readonly AnyCommand[],
    guard: Guard,
  ): Promise<number> {
    const { events } = decided(
      { decider, commands, guard },
      await this.stateOf(decider, id),
      timeOfDecision(),
    );
    return events.length;
  }

  async hasRecorded<
    State,
    Commands extends object,
    Events extends EventMap,
    Name extends keyof Commands & string,
  >(
    decider: Decider<State, Commands, Events>,
    id: string,
    name: Name,
    data: Commands[Name],
  ): Promise<boolean> {
    const stream = streamOf(decider, id);
    const first = eventIdOf(stream, [[name, data]], 0);
    return (await this.history.read(stream)).some((event) => event.id === first);
  }

  async stateOf<State, Commands extends object, Events extends EventMap>(
    decider: Decider<State, Commands, Events>,
    id: string,
  ): Promise<State> {
    return fold(decider, await this.history.read(streamOf(decider, id)));
  }
}

/** The items of a batch run at once, and so share a commit. */
const AT_ONCE = 256;

/** Yields the items in batches, each with the share of all items that is done after it, up to 1. */
export function* toBatches<Item>(items: readonly Item[], size = AT_ONCE) {
  for (let start = 0; start < items.length; start += size) {
    const batch = items.slice(start, start + size);
    yield { batch, done: (start + batch.length) / items.length };
  }
}

export async function mapInBatches<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
  progress?: (done: number) => Promise<void>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const { batch, done } of toBatches(items)) {
    results.push(...(await Promise.all(batch.map(work))));
    await progress?.(done);
  }
  return results;
}

export async function sumInBatches<Item>(
  ...work: Parameters<typeof mapInBatches<Item, number>>
): Promise<number> {
  return (await mapInBatches(...work)).reduce((total, count) => total + count, 0);
}

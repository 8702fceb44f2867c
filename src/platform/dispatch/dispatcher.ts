import { Injectable } from '@nestjs/common';
import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { fold, type Decider } from '../../kernel/decider';
import { Rejected } from '../../kernel/errors';
import type { EventMap, NewEvent } from '../../kernel/event';
import { WrongExpectedRevision } from '../event-store/event-store';
import { History } from '../history/history';
import { currentContext, newId, timeOfDecision } from '../http/request-context';
import { say } from '../words';

type AnyDecider = Decider<unknown, Record<string, unknown>, Record<string, object>>;

/** Throws `Rejected` where events must not happen in this state of the aggregate. */
export type Guard = (state: unknown) => void;

/** The command on the bus: one decision about one aggregate. */
export class Decide {
  constructor(
    readonly decider: AnyDecider,
    readonly id: string,
    readonly name: string,
    readonly data: unknown,
    readonly guard?: Guard,
  ) {}
}

export interface Decided<State = unknown, Events extends EventMap = Record<string, object>> {
  /** Empty if nothing had to happen. */
  readonly events: readonly NewEvent<Events>[];
  /** The stream's revision; -1 if it is still empty. */
  readonly revision: number;
  /** The aggregate's state, including these events. */
  readonly state: State;
}

export const streamOf = (decider: { readonly name: string }, id: string) => `${decider.name}-${id}`;

const RETRIES_ON_CONFLICT = 3;

@CommandHandler(Decide)
export class DecideHandler implements ICommandHandler<Decide> {
  /** The last decision under way about each stream: those of one process wait for each other instead of conflicting. */
  private readonly underWay = new Map<string, Promise<unknown>>();

  constructor(private readonly history: History) {}

  async execute(command: Decide): Promise<Decided> {
    const stream = streamOf(command.decider, command.id);
    const before = this.underWay.get(stream);
    const decided = Promise.allSettled([before]).then(() => this.decide(stream, command));
    this.underWay.set(stream, decided);
    try {
      return await decided;
    } finally {
      if (this.underWay.get(stream) === decided) this.underWay.delete(stream);
    }
  }

  private async decide(stream: string, { decider, name, data, guard }: Decide): Promise<Decided> {
    const context = currentContext();
    const { actor, correlationId, causationId } = context;
    const eventId = (index: number) => newId(stream, name, JSON.stringify(data), String(index));
    const first = eventId(0);
    for (let attempt = 0; ; attempt++) {
      const history = await this.history.read(stream);
      const revision = history.length - 1;
      const state = fold(decider, history);
      if (history.some((event) => event.id === first)) return { events: [], revision, state };
      const now = timeOfDecision();
      const events = decider.decide[name]!(data, state, { actor, now });
      if (events.length === 0) return { events, revision, state };
      guard?.(state);
      const identified = events.map((event, index) => ({
        ...event,
        id: index === 0 ? first : eventId(index),
      }));
      try {
        const metadata = { actor, correlationId, ...(causationId === undefined ? {} : { causationId }) };
        const expected = revision < 0 ? 'no-stream' : revision;
        const appended = await this.history.append(stream, expected, identified, metadata);
        context.written.add(
          events.map(({ type }) => type),
          appended.position,
        );
        return { events, revision: appended.revision, state: fold(decider, events, state) };
      } catch (error) {
        if (!(error instanceof WrongExpectedRevision)) throw error;
        if (attempt === RETRIES_ON_CONFLICT) throw new Rejected('conflict', say('conflict'));
      }
    }
  }
}

@Injectable()
export class Dispatcher {
  constructor(
    private readonly bus: CommandBus,
    private readonly history: History,
  ) {}

  /** Decides and records; resolves once the events are durable. Throws `Rejected` if the command is refused. */
  dispatch<State, Commands extends object, Events extends EventMap, Name extends keyof Commands & string>(
    decider: Decider<State, Commands, Events>,
    id: string,
    name: Name,
    data: Commands[Name],
    guard?: Guard,
  ): Promise<Decided<State, Events>> {
    return this.bus.execute(new Decide(decider as unknown as AnyDecider, id, name, data, guard));
  }

  /** Throws `Rejected` if the command would be refused now; returns the state it would be decided on. */
  async check<State, Commands extends object, Events extends EventMap, Name extends keyof Commands & string>(
    decider: Decider<State, Commands, Events>,
    id: string,
    name: Name,
    data: Commands[Name],
    guard?: Guard,
  ): Promise<State> {
    const state = await this.stateOf(decider, id);
    const context = { actor: currentContext().actor, now: timeOfDecision() };
    if (decider.decide[name](data, state, context).length > 0) guard?.(state);
    return state;
  }

  /** The state that a decision would see now. */
  async stateOf<State, Commands extends object, Events extends EventMap>(
    decider: Decider<State, Commands, Events>,
    id: string,
  ): Promise<State> {
    return fold(decider, await this.history.read(streamOf(decider, id)));
  }
}

import type { Language } from '../../contract/languages';
import type { Actor, EventMap, EventName, NewEvent } from './event';

export interface DecisionContext {
  readonly actor: Actor;
  /** ISO 8601 in UTC, since decisions never read the clock. */
  readonly now: string;
  readonly language: Language;
}

/**
 * Decides what happens to one aggregate, whose history is the stream `<name>-<id>`. A refusal throws `Rejected`.
 * A decision is synchronous and idempotent: repeated after its own events, at any later time, it yields none.
 */
export interface Decider<State, Commands extends object, Events extends EventMap> {
  readonly name: string;
  /** Documentation: what the id is derived from, and what makes a stream longer. */
  readonly stream?: { readonly key: string; readonly growsWith: string };
  readonly initial: State;
  readonly decide: {
    readonly [Name in keyof Commands]: (
      data: Commands[Name],
      state: State,
      context: DecisionContext,
    ) => readonly NewEvent<Events>[];
  };
  readonly evolve: { readonly [Name in EventName<Events>]: (state: State, data: Events[Name]) => State };
}

export const decider = <State, Commands extends object, Events extends EventMap>(
  definition: Decider<State, Commands, Events>,
) => definition;

export function fold<State, Commands extends object, Events extends EventMap>(
  { evolve, initial }: Decider<State, Commands, Events>,
  history: readonly { readonly type: string; readonly data: unknown }[],
  from: State = initial,
): State {
  return history.reduce(
    (state, { type, data }) => evolve[type as EventName<Events>](state, data as Events[EventName<Events>]),
    from,
  );
}

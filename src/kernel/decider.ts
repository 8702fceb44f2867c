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

type Command<Commands> = {
  readonly [Name in keyof Commands & string]: readonly [name: Name, data: Commands[Name]];
}[keyof Commands & string];

/** The aggregate as it was just before the event, and when its history began. */
export interface Past<State> {
  readonly before: State;
  readonly begun: string;
}

export interface Compensation<State, Commands extends object, Events extends EventMap> {
  readonly decider: Decider<State, Commands, Events>;
  /** Returns null if the event needs no command of its own, undefined if it cannot be undone. */
  readonly undoCommands: {
    readonly [Name in EventName<Events>]?: (
      data: Events[Name],
      past: Past<State>,
    ) => Command<Commands> | null | undefined;
  };
  /** The aggregate is a reservation: an undo that was interrupted resumes only while it still has what it reserved. */
  readonly reserves?: true;
  /** Returns the job that continues what the event began. The event is undone only once that job has ended. */
  readonly continuingJobs?: { readonly [Name in EventName<Events>]?: (data: Events[Name]) => string };
  /** Returns the part of the state that the event is about, by default all of it. It must be unchanged since. */
  readonly part?: (state: State, data: Events[EventName<Events>]) => unknown;
  /** For an event that took access away: the people who get access again, and whose relation must be unchanged. */
  readonly givesAccess?: {
    readonly [Name in EventName<Events>]?: (data: Events[Name]) => readonly string[];
  };
}

export type AnyCompensation = Compensation<unknown, Record<string, unknown>, Record<string, object>>;

export const compensation = <State, Commands extends object, Events extends EventMap>(
  definition: Compensation<State, Commands, Events>,
): AnyCompensation => definition as unknown as AnyCompensation;

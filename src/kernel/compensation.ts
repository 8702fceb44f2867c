import type { Decider } from './decider';
import type { EventMap, EventName } from './event';

type Command<Commands> = {
  readonly [Name in keyof Commands & string]: readonly [name: Name, data: Commands[Name]];
}[keyof Commands & string];

/** The aggregate as it was just before the event, and when its history began. */
export interface Past<State> {
  readonly before: State;
  readonly begun: string;
}

/** How what happened to one kind of aggregate is taken back. */
export interface Compensation<State, Commands extends object, Events extends EventMap> {
  readonly decider: Decider<State, Commands, Events>;
  /**
   * The command that takes an event back; null where that follows by itself, undefined where it cannot be taken back,
   * as an event that is left out.
   */
  readonly takesBack: {
    readonly [Name in EventName<Events>]?: (
      data: Events[Name],
      past: Past<State>,
    ) => Command<Commands> | null | undefined;
  };
  /** It keeps others out: an undo that broke off goes on only while it has what it took. */
  readonly reserves?: true;
  /** The job that goes on with what the event began, which is taken back only once it has ended. */
  readonly goesOn?: { readonly [Name in EventName<Events>]?: (data: Events[Name]) => string };
  /** What of the state the event is about: it must be as it was left. All of it, unless said. */
  readonly part?: (state: State, data: Events[EventName<Events>]) => unknown;
  /** Of an event that took access: to whom, and between whom, it comes back. They must stand as they stood. */
  readonly givesAccess?: {
    readonly [Name in EventName<Events>]?: (data: Events[Name]) => readonly string[];
  };
}

export type AnyCompensation = Compensation<unknown, Record<string, unknown>, Record<string, object>>;

export const compensation = <State, Commands extends object, Events extends EventMap>(
  definition: Compensation<State, Commands, Events>,
): AnyCompensation => definition as unknown as AnyCompensation;

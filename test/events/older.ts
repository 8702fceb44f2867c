import type { Sample } from '../../src/kernel/event';

/** A payload as it was stored in an earlier version, and as it is read today. */
export type Older<Events> = {
  readonly [Name in keyof Events]: {
    readonly type: Name;
    readonly version: number;
    readonly stored: object;
    readonly today: Sample<Events[Name]>;
  };
}[keyof Events];

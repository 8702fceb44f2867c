import type { Language } from '../../contract/languages';
import type { Changes, EventMap, EventName } from './event';

export type Fields = Readonly<Record<string, unknown>>;

/** A sentence in every language: what is searched is what its reader reads. */
export type Said = Readonly<Record<Language, string>>;

/** An event in words: without names and other personal fields, which are joined when it is read. */
export interface Description {
  readonly sentence: Said;
  readonly before?: Fields;
  readonly after?: Fields;
  /** Id of the person the event is about. */
  readonly subject?: string;
  /** Of that person's record. */
  readonly part?: string;
  /** Id of the thing in that part. */
  readonly item?: string;
  readonly task?: string;
}

/** Null: the audit leaves the event out, because what it records is a log of its own. */
export type Describe<Events extends EventMap> = {
  readonly [Name in EventName<Events>]: ((data: Events[Name]) => Description) | null;
};

export const sides = (changes: Changes<object>): Pick<Description, 'before' | 'after'> => {
  const entries = Object.entries(changes as Record<string, { from: unknown; to: unknown }>);
  return {
    before: Object.fromEntries(entries.map(([field, { from }]) => [field, from])),
    after: Object.fromEntries(entries.map(([field, { to }]) => [field, to])),
  };
};

export const plural = (count: number, noun: string, nouns = `${noun}s`) =>
  `${count} ${count === 1 ? noun : nouns}`;

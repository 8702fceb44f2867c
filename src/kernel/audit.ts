import type { Language } from '../../contract/languages';
import type { Changes, EventMap, EventName } from './event';

export type Fields = Readonly<Record<string, unknown>>;

export type LocalizedText = Readonly<Record<Language, string>>;

/** Describes an event without names and other personal fields, which are joined when the description is read. */
export interface Description {
  readonly sentence: LocalizedText;
  readonly before?: Fields;
  readonly after?: Fields;
  readonly subject?: string;
  readonly part?: string;
  readonly item?: string;
  readonly task?: string;
}

/** Null leaves the event out of the audit, because what it records is a log of its own. */
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

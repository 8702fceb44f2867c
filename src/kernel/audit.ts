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
  /** The id of the thing, not the person, that the event is about, if the audit names it. */
  readonly about?: string;
}

/** Null leaves the event out of the audit, because what it records is a log of its own. */
export type Describe<Events extends EventMap> = {
  readonly [Name in EventName<Events>]: ((data: Events[Name]) => Description) | null;
};

export type Descriptions = Readonly<Record<string, ((data: unknown) => Description) | null>>;

type KeyOfEach<Specs> = Specs extends unknown ? keyof Specs & string : never;

/** Returns the descriptions of all events by name. An event that has none does not compile. */
export const descriptionsOf = <const Modules extends readonly object[]>(
  _events: Modules,
  audit: Readonly<Record<KeyOfEach<Modules[number]>, ((data: never) => Description) | null>>,
): Descriptions => audit as Descriptions;

export const sides = (changes: Changes<object>): Pick<Description, 'before' | 'after'> => {
  const entries = Object.entries(changes as Record<string, { from: unknown; to: unknown }>);
  return {
    before: Object.fromEntries(entries.map(([field, { from }]) => [field, from])),
    after: Object.fromEntries(entries.map(([field, { to }]) => [field, to])),
  };
};

type FieldOf<Data> = keyof Data & string;

interface Entry<Data> extends LocalizedText, Pick<Description, 'part'> {
  /** The name of a field with the whole side, or of the fields that make it. */
  readonly before?: FieldOf<Data> | readonly FieldOf<Data>[];
  readonly after?: FieldOf<Data> | readonly FieldOf<Data>[];
  readonly changes?: FieldOf<Data> | readonly FieldOf<Data>[];
}

/** Describes an event whose sentence is always the same. */
export const entry =
  <Data>(subject: FieldOf<Data> | null, { en, es, part, before, after, changes }: Entry<Data>) =>
  (data: Data): Description => {
    const pick = (fields: FieldOf<Data> | readonly FieldOf<Data>[]) =>
      (typeof fields === 'string'
        ? data[fields]
        : Object.fromEntries(fields.map((field) => [field, data[field]]))) as Fields;
    return {
      sentence: { en, es },
      ...(subject && { subject: data[subject] as string }),
      ...(part && { part }),
      ...(before && { before: pick(before) }),
      ...(after && { after: pick(after) }),
      ...(changes && sides(pick(changes))),
    };
  };

export const plural = (count: number, noun: string, nouns = `${noun}s`) =>
  `${count} ${count === 1 ? noun : nouns}`;

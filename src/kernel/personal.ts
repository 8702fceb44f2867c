import type { Language } from '../../contract/languages';

/** Replaces a personal text once its person is erased; other personal values read null. */
export const ERASED = '[erased]';

const ERASED_IN: Readonly<Record<Language, string>> = { en: ERASED, es: '[borrado]' };

export const withErased = (text: string, language: Language): string =>
  text.replaceAll(ERASED, ERASED_IN[language]);

export class Retained {
  constructor(readonly why: string) {}
}

type Reading = 'text' | 'null' | 'whole';

/** A sealed field is readable only as long as there is a key for each id in the fields `of`. */
class SealingRule<Reads extends Reading, Field extends string = string> {
  constructor(
    readonly reads: Reads,
    readonly of: readonly Field[],
  ) {}
}

/** A text of an event that was recorded before texts of its kind were sealed; it is read unchanged. */
export class PlainText {
  constructor(readonly text: unknown) {}
}

/** Returns an upcast to a version that seals a text for its owner, whom older versions may not name. */
export const sealedSince =
  (field: string, owner: string) =>
  (older: Readonly<Record<string, unknown>>): Record<string, unknown> => ({
    [owner]: '',
    ...older,
    [field]: new PlainText(older[field]),
  });

export const retained = (why: string) => new Retained(why);

/** The field reads `[erased]` once an owner is erased: a person, or something written for one person only. */
export const sealedText = <Field extends string>(...of: readonly Field[]) => new SealingRule('text', of);

/** Each leaf of the field reads null once one of the owners is erased. */
export const sealedValue = <Field extends string>(...of: readonly Field[]) => new SealingRule('null', of);

/** The whole field reads null once one of the owners is erased. It suits a value of many small parts. */
export const sealedWhole = <Field extends string>(...of: readonly Field[]) => new SealingRule('whole', of);

export const PERSON = retained('It is an id. Once the person is erased, it identifies no one.');
export const ID = retained('It is an id, and not the id of a person.');
export const TIME = retained('It is a time or a date. Once the person is erased, it belongs to no one.');
export const CHOICE = retained(
  'It is one of a few choices. Once the person is erased, it belongs to no one.',
);
export const FIGURE = retained('It is a number. Once the person is erased, it belongs to no one.');
export const CATALOGUE = retained('It is about a college, not a person.');
export const PUBLISHED = retained('Staff wrote it for everyone.');
export const OPERATION = retained('It is about the installation, not a person.');

type Bare<Value> = NonNullable<Value>;
type All<Fields> = false extends Fields ? false : true;

type IsText<Value> =
  Bare<Value> extends readonly (infer Item)[]
    ? IsText<Item>
    : Bare<Value> extends object
      ? All<{ [Field in keyof Bare<Value>]-?: IsText<Bare<Value>[Field]> }[keyof Bare<Value>]>
      : [Bare<Value>] extends [string]
        ? true
        : false;

type IsNullable<Value> =
  Bare<Value> extends readonly (infer Item)[]
    ? IsNullable<Item>
    : Bare<Value> extends object
      ? All<{ [Field in keyof Bare<Value>]-?: IsNullable<Bare<Value>[Field]> }[keyof Bare<Value>]>
      : null extends Value
        ? true
        : false;

type Fate<Value, Owner extends string> =
  | Retained
  | (IsText<Value> extends true ? SealingRule<'text', Owner> : never)
  | (IsNullable<Value> extends true ? SealingRule<'null', Owner> : never)
  | (null extends Value ? SealingRule<'whole', Owner> : never)
  | (Bare<Value> extends readonly unknown[]
      ? never
      : Bare<Value> extends object
        ? Fates<Bare<Value>, Owner>
        : never);

/** What happens to each field when a person whom it concerns is erased. */
export type Fates<Data, Owner extends string = keyof Data & string> = {
  readonly [Field in keyof Data & string]-?: Fate<Data[Field], Owner>;
};

export interface SealedField {
  readonly path: readonly string[];
  readonly of: readonly string[];
  readonly reads: Reading;
}

type AnyFates = { readonly [field: string]: Retained | SealingRule<Reading> | AnyFates };

export function sealedFields(fates: object, path: readonly string[] = []): SealedField[] {
  return Object.entries(fates as AnyFates).flatMap(([field, fate]) => {
    const here = [...path, field];
    if (fate instanceof Retained) return [];
    if (fate instanceof SealingRule) return [{ path: here, of: fate.of, reads: fate.reads }];
    return sealedFields(fate, here);
  });
}

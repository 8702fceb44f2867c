import type { requestSentences } from './en/requests';
import type { FieldRules, RuleViolation } from './rules';
import type { Coded } from './sentences';

/** What is wrong with a field, as the code and parameters of its sentence. */
export type FieldIssue = RuleViolation | Coded<typeof requestSentences>;

/** `now` is the time in milliseconds, for a value that must not be in the past or the future. */
type IssueOf = (value: unknown, now: number) => FieldIssue | undefined;

interface ListLimits {
  readonly issue?: FieldIssue;
  readonly min?: { readonly value: number; readonly issue: FieldIssue };
  readonly max?: { readonly value: number; readonly issue: FieldIssue };
  /** The items must differ in this property, or as a whole. */
  readonly unique?: { readonly by?: string; readonly issue: FieldIssue };
}

/** The kinds of fields. The server makes checks with class-validator and the schema of `/api/docs` from them. */
export type FieldType =
  | { readonly type: 'string' | 'number'; readonly rules: FieldRules }
  | { readonly type: 'any' | 'queryBoolean' | 'queryFlag' }
  | { readonly type: 'anyString' | 'boolean' | 'uuid'; readonly issue?: FieldIssue }
  | { readonly type: 'fixed'; readonly issue: FieldIssue }
  | { readonly type: 'matching'; readonly pattern: RegExp; readonly issue: FieldIssue }
  | { readonly type: 'atMost'; readonly characters: number; readonly issue: FieldIssue }
  | {
      readonly type: 'choice';
      readonly options: readonly unknown[];
      readonly issue?: FieldIssue;
      readonly numeric?: true;
    }
  | {
      readonly type: 'queryNumber';
      readonly min: number;
      readonly max: number;
      readonly tooSmall?: FieldIssue;
    }
  | ({ readonly type: 'list' | 'commaSeparated'; readonly of: Field } & ListLimits)
  | {
      readonly type: 'object';
      readonly fields: Fields;
      readonly issue?: FieldIssue;
      readonly issueOf?: IssueOf;
    }
  | { readonly type: 'record'; readonly of: Field; readonly issue: FieldIssue }
  | { readonly type: 'either'; readonly shapes: readonly Field[] }
  | { readonly type: 'checked'; readonly shape: Field; readonly issueOf: IssueOf };

type Presence = 'required' | 'optional' | 'default' | 'forbidden';

/** A field of a request. `Parsed` differs from `Sent` if fields within it have defaults. */
export interface Field<Sent = unknown, Present extends Presence = Presence, Parsed = Sent> {
  readonly is: FieldType;
  readonly presence: Present;
  /** Values that are accepted without a check. */
  readonly unchecked?: readonly unknown[];
  /** The field is not checked if this other field has this value. */
  readonly uncheckedIf?: { readonly field: string; readonly is: unknown };
  readonly initial?: unknown;
  readonly description?: string;
  /** Exists only for the compiler. */
  readonly types?: { readonly sent: Sent; readonly parsed: Parsed };
}

export type Fields = Readonly<Record<string, Field>>;

type Flat<Type> = { [Key in keyof Type]: Type[Key] };
type Keys<Of extends Fields, Present extends Presence> = {
  [Name in keyof Of]: Of[Name]['presence'] extends Present ? Name : never;
}[keyof Of];
type SentBy<One> = One extends { readonly types?: { readonly sent: infer Sent } } ? Sent : never;
type ParsedBy<One> = One extends { readonly types?: { readonly parsed: infer Parsed } } ? Parsed : never;

/** The type of an object with these fields as it is sent. */
export type Sent<Of extends Fields> = Flat<
  { readonly [Name in Keys<Of, 'required'>]: SentBy<Of[Name]> } & {
    readonly [Name in Keys<Of, 'optional' | 'default'>]?: SentBy<Of[Name]>;
  }
>;

/** The type of an object with these fields after its check, when it has its defaults. */
export type Parsed<Of extends Fields> = Flat<
  { readonly [Name in Keys<Of, 'required' | 'default'>]: ParsedBy<Of[Name]> } & {
    readonly [Name in Keys<Of, 'optional'>]?: ParsedBy<Of[Name]>;
  }
>;

type Required<Value, Read = Value> = Field<Value, 'required', Read>;
type Option<Rules> = Rules extends { readonly options: readonly (infer One)[] } ? One : string;

const field = (is: FieldType): Required<never> => ({ is, presence: 'required' });

/** A text that is trimmed. */
export const string = <const Rules extends FieldRules>(rules: Rules): Required<Option<Rules>> =>
  field({ type: 'string', rules });

/** A number; numeric text is accepted. */
export const number = (rules: FieldRules): Required<number> => field({ type: 'number', rules });

export const anyString = (issue?: FieldIssue): Required<string> => field({ type: 'anyString', issue });
/** A value that is accepted without a check. */
export const any = (): Required<string> => field({ type: 'any' });

export const boolean = (issue?: FieldIssue): Required<boolean> => field({ type: 'boolean', issue });

/** A boolean of a query, `true` or `false`. */
export const queryBoolean = (): Required<boolean> => field({ type: 'queryBoolean' });

/** A boolean of a query; every text but `true` means false. */
export const queryFlag = (): Required<boolean> => field({ type: 'queryFlag' });

export const queryNumber = (min: number, max: number, tooSmall?: FieldIssue): Required<number> =>
  field({ type: 'queryNumber', min, max, tooSmall });

export const uuid = (issue?: FieldIssue): Required<string> => field({ type: 'uuid', issue });

export const matching = (pattern: RegExp, issue: FieldIssue): Required<string> =>
  field({ type: 'matching', pattern, issue });

export const atMost = (characters: number, issue: FieldIssue): Required<string> =>
  field({ type: 'atMost', characters, issue });

export const choice = <const One>(options: readonly One[], issue?: FieldIssue): Required<One> =>
  field({ type: 'choice', options, issue });

/** A choice in a query among numbers. */
export const queryChoice = <const One extends number>(
  options: readonly One[],
  issue: FieldIssue,
): Required<One> => field({ type: 'choice', options, issue, numeric: true });

export const list = <Item>(of: Field<Item>, limits: ListLimits = {}): Required<readonly Item[]> =>
  field({ type: 'list', of, ...limits });

/** Values of a query, separated by commas. */
export const commaSeparated = <Item>(of: Field<Item>, limits: ListLimits = {}): Required<readonly Item[]> =>
  field({ type: 'commaSeparated', of, ...limits });

/** An object with these fields. A value of another type has this `issue`; `issueOf` may find more. */
export const object = <const Of extends Fields>(
  fields: Of,
  issue?: FieldIssue,
  issueOf?: IssueOf,
): Required<Sent<Of>, Parsed<Of>> => field({ type: 'object', fields, issue, issueOf });

/** An object with values of one kind, which are not checked. */
export const record = <Value>(
  of: Field<Value>,
  issue: FieldIssue,
): Required<Readonly<Record<string, Value>>> => field({ type: 'record', of, issue });

/** Describes a value of one of these kinds, for `checked`. */
export const either = <const Shapes extends readonly Field[]>(
  ...shapes: Shapes
): Required<SentBy<Shapes[number]>> => field({ type: 'either', shapes });

/** A field that `issueOf` checks. Its `shape` only describes it, and trims a list of texts. */
export const checked = <Sent, Parsed>(
  shape: Field<Sent, Presence, Parsed>,
  issueOf: IssueOf,
): Required<Sent, Parsed> => field({ type: 'checked', shape, issueOf });

/** Forbids a field that cannot change after creation: an edit that names it is refused, not ignored. */
export const fixed = (issue: FieldIssue): Field<undefined, 'forbidden'> => ({
  is: { type: 'fixed', issue },
  presence: 'forbidden',
});

type Optional<Value, Read = Value> = Field<Value, 'optional', Read>;

/** A field that may be missing, null or empty. */
export const optional = <Value, Read>(of: Field<Value, Presence, Read>): Optional<Value, Read> => ({
  ...of,
  presence: 'optional',
  unchecked: [undefined, null, ''],
});

/** A field that may be missing, and that null or an empty text clears. */
export const clearable = <Value>(of: Field<Value>): Optional<Value | null> =>
  optional<Value | null, Value | null>(of);

/** A field that may be missing or null, but not empty. */
export const unlessNull = <Value>(of: Field<Value>): Optional<Value> => ({
  ...of,
  presence: 'optional',
  unchecked: [undefined, null],
});

/** A field that may be left out, but neither null nor empty. */
export const omittable = <Value, Read>(of: Field<Value, Presence, Read>): Optional<Value, Read> => ({
  ...of,
  presence: 'optional',
  unchecked: [undefined],
});

/** A field that may be null, but not left out. */
export const nullable = <Value>(of: Field<Value>): Required<Value | null> => ({
  ...of,
  presence: 'required',
  unchecked: [null],
});

/** A field that has this value if it is left out. */
export const withDefault = <Value, Read>(
  of: Field<Value, Presence, Read>,
  initial: Read,
): Field<Value, 'default', Read> => ({ ...of, presence: 'default', initial });

/** A field that is not checked if another one has this value. */
export const uncheckedIf = <Value, Present extends Presence, Read>(
  name: string,
  is: unknown,
  of: Field<Value, Present, Read>,
): Field<Value, Present, Read> => ({ ...of, uncheckedIf: { field: name, is } });

export const described = <Value, Present extends Presence, Read>(
  description: string,
  of: Field<Value, Present, Read>,
): Field<Value, Present, Read> => ({ ...of, description });

/** The fields of a query for a page; pages are counted from 1. */
export const pageOf = (pageSize: number) => ({
  currentPage: withDefault(queryNumber(1, 1_000_000, { code: 'pagesFromOne' }), 1),
  pageSize: withDefault(queryNumber(1, 500), pageSize),
});

/** What an endpoint takes besides the parameters of its path. */
export interface RequestFields {
  readonly query?: Fields;
  readonly body?: Fields;
}

export type RequestsOf<Endpoint extends string> = Readonly<Partial<Record<Endpoint, RequestFields>>>;

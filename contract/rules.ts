import { isCalendarDate } from './dates';
import type { FieldName, ruleSentences } from './en/rules';
import type { Coded } from './sentences';
import { onOneLine, stripBidiControls } from './text';

/** A broken rule, as the code and parameters of its sentence. */
export type RuleViolation = Coded<typeof ruleSentences>;

interface Limit<Value> {
  readonly value: Value;
  readonly issue: RuleViolation;
}

/** The rules of one field, each with its error. Both server and browser check them with `violation`. */
export interface FieldRules {
  /** Surrounding whitespace is significant. */
  readonly verbatim?: true;
  /** Line breaks become blanks, as in a name or a title. */
  readonly oneLine?: true;
  /** An American phone number in any spelling, of which the ten digits remain. */
  readonly phone?: true;
  readonly required?: RuleViolation;
  readonly minLength?: Limit<number>;
  readonly maxLength?: Limit<number>;
  readonly pattern?: Limit<RegExp>;
  /** The only values that the pattern allows. */
  readonly options?: readonly string[];
  readonly min?: Limit<number>;
  readonly max?: Limit<number>;
  /** The value must be a multiple of this one; 1 allows only whole numbers. */
  readonly step?: Limit<number>;
  /** The value must be a calendar date. */
  readonly date?: RuleViolation;
}

export const required = (field: FieldName) => ({ required: { code: 'required', field } }) as const;

export const minLength = (field: FieldName, min: number) =>
  ({ minLength: { value: min, issue: { code: 'tooShort', field, min } } }) as const;

export const maxLength = (field: FieldName, max: number) =>
  ({ maxLength: { value: max, issue: { code: 'tooLong', field, max } } }) as const;

export const wholeNumber = (field: FieldName, min: number, max: number): FieldRules => ({
  min: { value: min, issue: { code: 'outOfRange', field, min, max } },
  max: { value: max, issue: { code: 'outOfRange', field, min, max } },
  step: { value: 1, issue: { code: 'notWhole', field } },
});

export const oneOf = <const Option extends string>(options: readonly Option[], issue: RuleViolation) => ({
  options,
  pattern: { value: new RegExp(`^(?:${options.join('|').replaceAll('+', String.raw`\+`)})$`), issue },
});

export const date = (field: FieldName, example = '2027-01-15') =>
  ({ date: { code: 'notADate', field, example } }) as const;

export const text = (field: FieldName, max: number) => ({ ...required(field), ...maxLength(field, max) });

export const line = (field: FieldName, max: number) => ({ ...text(field, max), oneLine: true }) as const;

/** The value that is checked and stored: trimmed, without characters that change the direction of text. */
export function normalizeInput({ verbatim, oneLine, phone }: FieldRules, value: unknown): unknown {
  if (typeof value !== 'string' || verbatim) return value;
  const trimmed = stripBidiControls(value).trim();
  if (phone) return phoneDigits(trimmed);
  return oneLine ? onOneLine(trimmed) : trimmed;
}

const phoneDigits = (text: string) => text.replaceAll(/[\s().+/\p{Pd}]/gu, '').replace(/^1(?=\d{10}$)/, '');

const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && stripBidiControls(value).trim() === '');

/** The error of the first broken rule, or undefined. */
export function violation(rules: FieldRules, given: unknown): RuleViolation | undefined {
  if (isEmpty(given)) return rules.required;
  const value = normalizeInput(rules, given);
  return textIssue(rules, value) ?? numberIssue(rules, Number(value));
}

function textIssue(
  { minLength, maxLength, pattern, date }: FieldRules,
  value: unknown,
): RuleViolation | undefined {
  if (typeof value !== 'string') return undefined;
  if (minLength && value.length < minLength.value) return minLength.issue;
  if (maxLength && value.length > maxLength.value) return maxLength.issue;
  if (pattern && !pattern.value.test(value)) return pattern.issue;
  return date && !isCalendarDate(value) ? date : undefined;
}

function numberIssue({ min, max, step }: FieldRules, value: number): RuleViolation | undefined {
  if (min && !(value >= min.value)) return min.issue;
  if (max && !(value <= max.value)) return max.issue;
  return step && !Number.isInteger(value / step.value) ? step.issue : undefined;
}

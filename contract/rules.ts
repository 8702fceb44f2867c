import { isCalendarDate } from './dates';

/** One field's rules and their sentences: server and browser both ask `violation`. */
export interface FieldRules {
  /** Blanks around it belong to it. */
  readonly verbatim?: true;
  readonly required?: string;
  readonly minLength?: { readonly value: number; readonly message: string };
  readonly maxLength?: { readonly value: number; readonly message: string };
  readonly pattern?: { readonly value: RegExp; readonly message: string };
  readonly min?: { readonly value: number; readonly message: string };
  readonly max?: { readonly value: number; readonly message: string };
  /** It is a multiple of the value: 1 stands for whole numbers. */
  readonly step?: { readonly value: number; readonly message: string };
  /** Where it is a day of the calendar, what is said of anything else. */
  readonly date?: string;
}

export const required = (field: string) => ({ required: `${field} is a required field` });

export const lengths = (field: string, min: number, max: number) => ({
  minLength: { value: min, message: `${field} should have a minimum length of ${min}` },
  maxLength: { value: max, message: `${field} should have a maximum length of ${max}` },
});

export const wholeNumber = (field: string, min: number, max: number): FieldRules => ({
  min: { value: min, message: `${field} must be between ${min} and ${max}` },
  max: { value: max, message: `${field} must be between ${min} and ${max}` },
  step: { value: 1, message: `${field} must be a whole number` },
});

export const date = (field: string, example = '2027-01-15') => ({
  date: `${field} must be a date such as ${example}`,
});

export const text = (field: string, max: number): FieldRules => ({
  ...required(field),
  maxLength: { value: max, message: `${field} should have a maximum length of ${max}` },
});

/** What counts of a text: the blanks around it do not. */
export const meant = ({ verbatim }: FieldRules, value: unknown): unknown =>
  typeof value === 'string' && !verbatim ? value.trim() : value;

const isEmpty = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** The first broken rule's sentence, or undefined. */
export function violation(rules: FieldRules, given: unknown): string | undefined {
  if (isEmpty(given)) return rules.required;
  const value = meant(rules, given);
  return textFault(rules, value) ?? numberFault(rules, Number(value));
}

function textFault({ minLength, maxLength, pattern, date }: FieldRules, value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  if (minLength && value.length < minLength.value) return minLength.message;
  if (maxLength && value.length > maxLength.value) return maxLength.message;
  if (pattern && !pattern.value.test(value)) return pattern.message;
  return date && !isCalendarDate(value) ? date : undefined;
}

function numberFault({ min, max, step }: FieldRules, value: number): string | undefined {
  if (min && !(value >= min.value)) return min.message;
  if (max && !(value <= max.value)) return max.message;
  return step && !Number.isInteger(value / step.value) ? step.message : undefined;
}

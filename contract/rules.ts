import { isCalendarDate } from './dates';
import type { TaskType } from './resources';

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

const ATOM = String.raw`[\p{L}\p{M}\p{N}!#$%&'*+/=?^_\x60{|}~-]+`;
const LABEL = String.raw`[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:-+[\p{L}\p{M}\p{N}]+)*`;

/** An address as people write it, in any script: no quotes, comments or numeric hosts. */
const EMAIL = new RegExp(String.raw`^${ATOM}(?:\.${ATOM})*@(?:${LABEL}\.)+(?=\p{L})${LABEL}$`, 'u');

const required = (field: string) => ({ required: `${field} is a required field` });

const lengths = (field: string, min: number, max: number) => ({
  minLength: { value: min, message: `${field} should have a minimum length of ${min}` },
  maxLength: { value: max, message: `${field} should have a maximum length of ${max}` },
});

const personName = (field: string): FieldRules => ({
  ...required(field),
  ...lengths(field, 2, 30),
  pattern: { value: /^\p{L}[\p{L} .,'’-]*$/u, message: `${field} should only contain letters.` },
});

const password = (field: string): FieldRules => ({
  verbatim: true,
  ...required(field),
  minLength: { value: 8, message: `${field} should have a minimum length of 8` },
  maxLength: { value: 200, message: `${field} should have a maximum length of 200` },
});

const wholeNumber = (field: string, min: number, max: number): FieldRules => ({
  min: { value: min, message: `${field} must be between ${min} and ${max}` },
  max: { value: max, message: `${field} must be between ${min} and ${max}` },
  step: { value: 1, message: `${field} must be a whole number` },
});

export const date = (field: string, example = '2027-01-15') => ({
  date: `${field} must be a date such as ${example}`,
});

const text = (field: string, max: number): FieldRules => ({
  ...required(field),
  maxLength: { value: max, message: `${field} should have a maximum length of ${max}` },
});

export const personRules = {
  firstName: personName('First name'),
  lastName: personName('Last name'),
  email: {
    ...required('Email'),
    ...lengths('Email', 5, 50),
    pattern: { value: EMAIL, message: 'Email needs to be a valid format' },
  },
  phoneNumber: {
    ...required('Phone number'),
    pattern: { value: /^\d{10}$/, message: 'Phone number must have 10 digits.' },
  },
  password: password('Password'),
  newPassword: password('New password'),
} as const satisfies Record<string, FieldRules>;

export const taskRules = {
  externalId: text('External id', 50),
  name: text('Name', 120),
  /** Of a custom task, written for one student. */
  customName: text('Name', 50),
  description: text('Description', 2000),
  importance: text('Why', 10000),
  notes: text('How', 10000),
  weightedImportance: { ...required('Importance'), ...wholeNumber('Importance', 1, 10) },
  approxTotalHours: {
    ...required('Hours'),
    min: { value: 1, message: 'Hours must be at least 1' },
    max: { value: 1000, message: 'Hours must be at most 1000' },
    step: { value: 0.25, message: 'Hours must be in steps of 0.25' },
  },
  dueDate: { ...required('Due date'), ...date('Due date') },
} as const satisfies Record<string, FieldRules>;

export const taskNameRules = (type: TaskType): FieldRules =>
  type === 'custom' ? taskRules.customName : taskRules.name;

export const entityRules = {
  name: text('Name', 100),
  description: { maxLength: { value: 1000, message: 'Description should have a maximum length of 1000' } },
} as const satisfies Record<string, FieldRules>;

export const operationRules = {
  /** Why an event is left out of a view, or a job runs again. */
  reason: {
    required: 'Say why',
    minLength: { value: 3, message: 'Say why' },
    maxLength: { value: 500, message: 'At most 500 characters' },
  },
} as const satisfies Record<string, FieldRules>;

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

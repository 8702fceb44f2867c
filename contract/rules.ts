/** One field's rules in the shape react-hook-form takes; the server derives its validators from the same values. */
export interface FieldRules {
  readonly required?: string;
  readonly minLength?: { readonly value: number; readonly message: string };
  readonly maxLength?: { readonly value: number; readonly message: string };
  readonly pattern?: { readonly value: RegExp; readonly message: string };
  readonly min?: { readonly value: number; readonly message: string };
  readonly max?: { readonly value: number; readonly message: string };
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
  ...required(field),
  minLength: { value: 8, message: `${field} should have a minimum length of 8` },
  maxLength: { value: 200, message: `${field} should have a maximum length of 200` },
});

const number = (field: string, min: number, max: number): FieldRules => ({
  min: { value: min, message: `${field} must be between ${min} and ${max}` },
  max: { value: max, message: `${field} must be between ${min} and ${max}` },
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
  weightedImportance: { ...required('Importance'), ...number('Importance', 1, 10) },
  approxTotalHours: {
    ...required('Hours'),
    min: { value: 1, message: 'Hours must be at least 1' },
    max: { value: 1000, message: 'Hours must be at most 1000' },
  },
  dueDate: required('Due date'),
} as const satisfies Record<string, FieldRules>;

export const entityRules = {
  name: text('Name', 100),
  description: { maxLength: { value: 1000, message: 'Description should have a maximum length of 1000' } },
} as const satisfies Record<string, FieldRules>;

/** The first broken rule's sentence, or undefined. */
export function violation(rules: FieldRules, value: unknown): string | undefined {
  if (value === undefined || value === null || value === '') return rules.required;
  if (typeof value === 'string') {
    if (rules.minLength && value.length < rules.minLength.value) return rules.minLength.message;
    if (rules.maxLength && value.length > rules.maxLength.value) return rules.maxLength.message;
    if (rules.pattern && !rules.pattern.value.test(value)) return rules.pattern.message;
  }
  if (rules.min || rules.max) {
    const number = Number(value);
    if (rules.min && !(number >= rules.min.value)) return rules.min.message;
    if (rules.max && !(number <= rules.max.value)) return rules.max.message;
  }
  return undefined;
}

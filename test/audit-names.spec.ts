import { SCHOOL_TYPES } from '../contract/about';
import { APPLICATION_FORMS, APPLICATION_PLANS, DECISIONS } from '../contract/applications';
import { COLLEGE_STATUSES } from '../contract/colleges';
import { eventNames as englishEvents } from '../contract/en/event-names';
import { examParts } from '../contract/en/exam-definitions';
import { fieldNames as englishFields } from '../contract/en/field-names';
import { NOTIFICATION_KINDS } from '../contract/en/notifications';
import { productNames } from '../contract/en/payments';
import { eventNames as spanishEvents } from '../contract/es/event-names';
import { fieldNames as spanishFields } from '../contract/es/field-names';
import { fieldValues as spanish } from '../contract/es/field-values';
import { eventName } from '../contract/event-names';
import { fieldName } from '../contract/field-names';
import { LANGUAGES } from '../contract/languages';
import { NOTIFICATION_CHANNELS } from '../contract/notifications';
import { GRADE_YEARS, HONOR_TYPES } from '../contract/record';
import { SAVED_STATUSES } from '../contract/saved-colleges';
import { TASK_TYPES } from '../contract/tasks';
import { SCHOOL_DOCUMENTS, SENDING_WAYS } from '../contract/transcripts';
import { TEST_POLICIES } from '../contract/test-policies';
import type { AuditEntry } from '../projections/admin/audit';
import { catalog, projections } from '../src/catalog';
import type { NewEvent } from '../src/kernel/event';
import { replay } from '../src/kernel/projection';
import { recorded } from '../src/kernel/testing';
import { goldenNames, readGolden } from './support/golden';
import { samples } from './support/samples';

type Events = Record<string, object>;

const histories = goldenNames().map(readGolden);
const sampled = samples.map(({ type, today }): NewEvent<Events>[] => [
  { type: catalog.currentName(type), data: today },
]);

const audit = projections.find(({ name }) => name === 'audit')!;
const entries = [...histories, ...sampled].flatMap(
  (history) => [...replay(audit, recorded<Events>(...history)).values()] as AuditEntry[],
);

function textsIn(value: unknown, field = ''): [field: string, text: string][] {
  if (typeof value === 'string') return [[field, value]];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((item) => textsIn(item, field));
  return Object.entries(value).flatMap(([inner, item]) => textsIn(item, inner));
}

/** The allowed values of fields with a fixed set, including those that no sample has. */
const CHOICES: Readonly<Record<string, readonly string[]>> = {
  decision: DECISIONS,
  document: SCHOOL_DOCUMENTS,
  way: SENDING_WAYS,
  filedWith: APPLICATION_FORMS,
  plan: APPLICATION_PLANS,
  channels: NOTIFICATION_CHANNELS,
  gradeYear: GRADE_YEARS,
  highSchoolType: SCHOOL_TYPES,
  kind: Object.keys(NOTIFICATION_KINDS),
  language: LANGUAGES,
  product: Object.keys(productNames),
  scaled: Object.keys(examParts),
  status: [...COLLEGE_STATUSES, ...SAVED_STATUSES],
  testPolicy: TEST_POLICIES,
  type: [...TASK_TYPES, ...HONOR_TYPES, ...SCHOOL_TYPES],
};

/** Values that `roleName` and `schoolTypeText` translate, and values that people or programs write. */
const OTHERWISE = new Set([
  ...['role', 'schoolType', 'locale'],
  ...['aliases', 'notes', 'about', 'projection', 'currency', 'code', 'forms', 'website', 'timeZone', 'email'],
  ...['checkoutId', 'orderId', 'payment'],
]);
const SAME_IN_SPANISH = new Set(['Local', 'stripe']);

/** Names all fields, including nested ones; survey questions and kinds of degrees are named by their number. */
function fieldsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(fieldsIn);
  return Object.entries(value).flatMap(([field, inner]) =>
    /^\d+$/.test(field) ? fieldsIn(inner) : [field, ...fieldsIn(inner)],
  );
}

/** Preferences and answers have names that are put together of others. */
const isNamedInSpanish = (field: string) => field in spanishFields || field.includes(' ');

describe('the audit', () => {
  it('has a Spanish name for every event', () => {
    expect(Object.keys(spanishEvents).sort()).toEqual(Object.keys(audit.on).sort());
  });

  it('has English exceptions only for events and fields that exist', () => {
    expect(Object.keys(englishEvents).filter((type) => !(type in spanishEvents))).toEqual([]);
    expect(Object.keys(englishFields).filter((field) => !(field in spanishFields))).toEqual([]);
  });

  it('has a Spanish name for every field of an event', () => {
    const fields = [...new Set(entries.flatMap(({ before, after }) => fieldsIn([before, after])))];
    expect(fields).toContain('dueDate');
    expect(fields.filter((field) => !isNamedInSpanish(field))).toEqual([]);
  });

  it.each([
    ['TaskDueDateChanged', 'Task due date changed'],
    ['ConversationRead', 'Messages read'],
  ])('names the event %s %s', (type, name) => {
    expect(eventName(type)).toBe(name);
  });

  it.each([
    ['dueDate', 'Due date'],
    ['urbanCenter1', 'Urban center 1'],
    ['counselorId', 'Counselor'],
    ['externalId', 'External ID'],
    ['satMath25', 'SAT math, 25th percentile'],
    ['26', '26'],
  ])('names the field %s %s', (field, name) => {
    expect(fieldName(field)).toBe(name);
  });

  it('names an exam question and a notification preference by their subject', () => {
    expect(fieldName('Section 2, question 14')).toBe('Section 2, question 14');
    expect(fieldName('message mail')).toBe('Messages, by email');
  });

  it('translates every value that only programs write', () => {
    const recorded = entries.flatMap(({ before, after }) => textsIn([before, after]));
    const coded = recorded.filter(([, text]) => /^[a-z]{2,}([-_ ][a-z0-9]+)*$/.test(text));
    const offered = Object.entries(CHOICES).flatMap(([field, texts]) =>
      texts.map((text): [string, string] => [field, text]),
    );
    const english = [...coded, ...offered].filter(
      ([field, text]) => !OTHERWISE.has(field) && !SAME_IN_SPANISH.has(text) && !spanish[field]?.[text],
    );
    expect(new Set(english.map(([field, text]) => `${field}: ${text}`))).toEqual(new Set());
  });

  it.each(LANGUAGES)('has a sentence in %s for every event', (language) => {
    const gaps = entries.filter(({ sentence }) => !/^\p{Lu}.*[^\s,]$/u.test(sentence[language]));
    expect(gaps).toEqual([]);
  });

  it('has different sentences in both languages for every event', () => {
    const alike = entries.filter(({ sentence }) => sentence.en === sentence.es);
    expect(alike.map(({ sentence }) => sentence.en)).toEqual([]);
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventNames } from '../contract/en/event-names';
import { fieldName } from '../contract/field-names';
import { LANGUAGES } from '../contract/languages';
import type { AuditEntry } from '../projections/audit';
import { projections } from '../src/catalog';
import type { NewEvent } from '../src/kernel/event';
import { replay, typesOf } from '../src/kernel/projection';
import { recorded } from '../src/kernel/testing';
import { samples } from './support/samples';

type Events = Record<string, object>;

const FOLDER = join(__dirname, 'golden');

const histories = readdirSync(FOLDER).map(
  (name) => JSON.parse(readFileSync(join(FOLDER, name, 'history.json'), 'utf8')) as NewEvent<Events>[],
);
const sampled = samples.map(({ type, today }): NewEvent<Events>[] => [{ type, data: today }]);

const audit = projections.find(({ name }) => name === 'audit')!;
const entries = [...histories, ...sampled].flatMap(
  (history) => [...replay(audit, recorded<Events>(...history)).values()] as AuditEntry[],
);

/** Also those within others; the questions of a survey and the kinds of degrees go by their number. */
function fieldsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(fieldsIn);
  return Object.entries(value).flatMap(([field, inner]) =>
    /^\d+$/.test(field) ? fieldsIn(inner) : [field, ...fieldsIn(inner)],
  );
}

describe('what the audit shows', () => {
  it('has a name for every event', () => {
    expect(Object.keys(eventNames).sort()).toEqual([...typesOf(audit)].sort());
  });

  it('has a name for every field that an event states', () => {
    const fields = new Set(entries.flatMap(({ before, after }) => fieldsIn([before, after])));
    expect(fields).toContain('dueDate');
    expect([...fields].filter((field) => fieldName(field) === undefined)).toEqual([]);
  });

  it('names an answer and a preference by what they are of', () => {
    expect(fieldName('Section 2, question 14')).toBe('Section 2, question 14');
    expect(fieldName('message mail')).toBe('Messages, by mail');
  });

  it.each(LANGUAGES)('says every event in %s', (language) => {
    const gaps = entries.filter(({ sentence }) => !/^\p{Lu}.*[^\s,]$/u.test(sentence[language]));
    expect(gaps).toEqual([]);
  });

  it('says no event in both languages alike', () => {
    const alike = entries.filter(({ sentence }) => sentence.en === sentence.es);
    expect(alike.map(({ sentence }) => sentence.en)).toEqual([]);
  });
});

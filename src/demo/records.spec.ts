import 'reflect-metadata';
import { validateSync } from 'class-validator';
import { plainToInstance } from 'class-transformer';
import { yearsIssue, type Activity } from '../../contract/record';
import { scoreIssue, TEST_SECTIONS, type TestScore, type TestSection } from '../../contract/test-scores';
import { requestClass } from '../platform/http/request-class';
import { readDemoRecords } from './content';
import type { StoredItem } from './content/records';

const records = readDemoRecords();

const statesOf = <Fields>(items: readonly StoredItem<Fields>[]) => items.flatMap(({ states }) => states);

describe('the records of the demonstration', () => {
  it.each([
    ['activities', requestClass('POST /users/extra-curricular', 'body')!],
    ['honors', requestClass('POST /users/honors', 'body')!],
    ['courses', requestClass('POST /users/course', 'body')!],
    ['tests', requestClass('POST /users/test', 'body')!],
  ] as const)('have valid %s', (list, form) => {
    const issues = records
      .flatMap((record) => statesOf<object>(record[list]))
      .flatMap((fields) => validateSync(plainToInstance<object, object>(form, fields)))
      .map(({ property, value }) => `${property}: ${String(value)}`);
    expect(issues).toEqual([]);
  });

  it('satisfy the rules that concern several fields', () => {
    const years = records
      .flatMap(({ activities }) => statesOf<Activity>(activities))
      .flatMap((activity) => yearsIssue(activity) ?? []);
    const scores = records
      .flatMap(({ tests }) => statesOf<TestScore>(tests))
      .flatMap(({ type, scores }) =>
        TEST_SECTIONS[type].sections.flatMap(
          (section: TestSection) => scoreIssue(type, section, scores[section]) ?? [],
        ),
      );
    expect([...years, ...scores]).toEqual([]);
  });

  it('contain items that were edited or deleted', () => {
    const items = records.flatMap(({ activities, honors, courses }) => [
      ...activities,
      ...honors,
      ...courses,
    ]);
    expect(items.filter(({ states }) => states.length > 1).length).toBeGreaterThan(5);
    expect(items.filter(({ deleted }) => deleted)).toHaveLength(2);
  });
});

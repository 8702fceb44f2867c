import { parse } from 'yaml';
import type { Activity, Course, Honor, HonorType } from '../../../contract/record';
import type { TestScore, TestType } from '../../../contract/test-scores';
import { dateInNewYork } from '../../platform/new-york';

export interface StoredItem<Fields> {
  readonly states: readonly [Fields, ...Fields[]];
  readonly deleted: boolean;
}

export interface DemoRecord {
  readonly student: number;
  readonly activities: readonly StoredItem<Activity>[];
  readonly honors: readonly StoredItem<Honor>[];
  readonly courses: readonly StoredItem<Course>[];
  readonly tests: readonly StoredItem<TestScore>[];
}

interface Rows {
  readonly activities?: readonly [string, string, number, number, number, number][];
  readonly honors?: readonly [string, string, HonorType, number][];
  readonly courses?: Readonly<Record<string, readonly [string, string | null, string | null][]>>;
  readonly tests?: readonly [TestType, number, TestScore['scores']][];
}

type RecordContent = Rows & {
  readonly student: number;
  readonly edits?: readonly (readonly [list: keyof Rows, item: string, before: object])[];
  readonly deleted?: Rows;
};

const thisYear = () => Number(dateInNewYork(0).slice(0, 4));

const listsOf = ({ activities = [], honors = [], courses = {}, tests = [] }: Rows) => ({
  activities: activities.map(([title, description, from, to, weeksPerYear, hoursPerWeek]): Activity => {
    const years = { startYear: String(thisYear() + from), endYear: String(thisYear() + to) };
    return { title, description, ...years, weeksPerYear, hoursPerWeek };
  }),
  honors: honors.map(([title, description, type, daysAgo]): Honor => ({
    title,
    description,
    type,
    dateReceived: dateInNewYork(-daysAgo),
  })),
  courses: Object.entries(courses)
    .toReversed()
    .flatMap(([gradeYear, ofYear]) =>
      ofYear.map(([name, semester1, semester2]): Course => ({
        name,
        gradeYear,
        semesterGrades: { semester1, semester2 },
      })),
    ),
  tests: tests.map(([type, daysAgo, scores]): TestScore => ({
    type,
    dateTaken: dateInNewYork(-daysAgo),
    scores,
  })),
});

export const recordsIn = (yaml: string): readonly DemoRecord[] =>
  (parse(yaml) as RecordContent[]).map(({ student, edits = [], deleted = {}, ...rows }) => {
    const now = listsOf(rows);
    const deletedRecords = listsOf(deleted);
    const remaining = <Fields extends object>(
      list: keyof Rows,
      left: readonly Fields[],
      taken: readonly Fields[],
    ) => [
      ...left.map((fields): StoredItem<Fields> => {
        const name = 'title' in fields ? fields.title : 'name' in fields ? fields.name : undefined;
        const before = edits.filter(([of, item]) => of === list && item === name);
        const states = [...before.map(([, , then]) => ({ ...fields, ...then })), fields];
        return { states: states as [Fields, ...Fields[]], deleted: false };
      }),
      ...taken.map((fields): StoredItem<Fields> => ({ states: [fields], deleted: true })),
    ];
    return {
      student,
      activities: remaining('activities', now.activities, deletedRecords.activities),
      honors: remaining('honors', now.honors, deletedRecords.honors),
      courses: remaining('courses', now.courses, deletedRecords.courses),
      tests: remaining('tests', now.tests, deletedRecords.tests),
    };
  });

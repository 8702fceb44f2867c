import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse as parseCsv } from 'csv-parse/sync';
import { parse } from 'yaml';
import type { CollegeStatus, DeadlineKind } from '../../../contract/colleges';
import type { TaskType } from '../../../contract/tasks';
import type { ThreadFields } from '../../../contract/threads';
import { recordsIn } from './records';

export interface DemoTask {
  readonly type: TaskType;
  /** A number: so many of the counselor's students, from the first. */
  readonly audience: 'all-students' | 'all-colleges' | readonly string[] | number;
  readonly dueInDays: number;
  readonly externalId: string | null;
  readonly name: string;
  readonly description: string;
  readonly importance: string;
  readonly notes: string;
  readonly weightedImportance: number;
  readonly approxTotalHours: number;
}

export interface DemoThread extends ThreadFields {
  readonly author: 'counselor' | 'admin';
}

/** What the file of colleges says beside the columns of an import; a deadline is month and day, as 11-01. */
export type DemoCollege = Readonly<
  Record<DeadlineKind, string> & { ceeb: string; name: string; status: CollegeStatus }
>;

type Paragraphed<Fields> = Omit<Fields, 'importance' | 'notes'> & {
  readonly importance: readonly string[];
  readonly notes: readonly string[];
};

const read = (...path: readonly string[]) => readFileSync(join(__dirname, ...path), 'utf8');

/** Well-known colleges, with the figures of 2024. */
export const DEMO_COLLEGES = join(__dirname, 'colleges.csv');

export const readDemoColleges = (): readonly DemoCollege[] =>
  parseCsv<DemoCollege>(read('colleges.csv'), { columns: true });

export const readDemoTasks = (): readonly DemoTask[] =>
  (parse(read('tasks.yaml')) as Paragraphed<DemoTask>[]).map(({ importance, notes, ...task }) => ({
    ...task,
    importance: importance.join('####'),
    notes: notes.join('####'),
  }));

export const readDemoRecords = () => recordsIn(read('records.yaml'));

/** In the order in which they were published, which their files' names begin with. */
export const readDemoThreads = (): readonly DemoThread[] =>
  readdirSync(join(__dirname, 'threads'))
    .sort()
    .map((file) => {
      const [, head, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(read('threads', file))!;
      return { ...(parse(head!) as Omit<DemoThread, 'body'>), body: body!.trim() };
    });

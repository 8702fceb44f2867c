import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse as parseCsv } from 'csv-parse/sync';
import { parse } from 'yaml';
import type { ApplicationFields } from '../../../contract/applications';
import type { CollegeStatus, DeadlineKind } from '../../../contract/colleges';
import type { ExamType } from '../../../contract/exam-definitions';
import type { LetterShare, LetterStatus } from '../../../contract/letters';
import type { Product } from '../../../contract/payments';
import type { Grade } from '../../../contract/profile';
import type { Role } from '../../../contract/roles';
import type { SavedStatus } from '../../../contract/saved-colleges';
import type { WeeklyRange } from '../../../contract/session-hours';
import type { SessionMinutes } from '../../../contract/sessions';
import type { TaskType } from '../../../contract/tasks';
import type { ThreadFields } from '../../../contract/threads';
import { recordsIn } from './records';

export type StaffRole = Exclude<Role, 'student' | 'parent'>;

export type DemoPerson = Readonly<
  Record<'firstName' | 'lastName' | 'email' | 'phoneNumber', string> & { role: Role }
>;

export interface DemoTask {
  readonly type: TaskType;
  /** A number selects that many of the counselor's students, from the first. */
  readonly audience: 'all-students' | 'all-colleges' | readonly string[] | number;
  readonly dueInDays: number;
  readonly externalId: string | null;
  readonly name: string;
  readonly description: string;
  readonly importance: string;
  readonly notes: string;
  readonly weightedImportance: number;
  readonly approxTotalHours: number;
  readonly grades: readonly Grade[];
}

export interface DemoThread extends ThreadFields {
  readonly author: 'counselor' | 'admin';
}

/** Adds the columns of the file that no import reads; a deadline is month and day, such as 11-01. */
export type DemoCollege = Readonly<
  Record<DeadlineKind, string> & { ceeb: string; name: string; about: string; status: CollegeStatus }
>;

export interface DemoMessage {
  readonly staff: StaffRole;
  readonly student: number;
  readonly writer: 'staff' | 'student';
  readonly daysAgo: number;
  readonly time: string;
  readonly seen: 'yes' | 'no';
  readonly content: string;
}

/** Results of past classes: the applicants of each, and the SAT at which every second one is admitted. */
export interface DemoOutcomes {
  readonly college: string;
  readonly applicants: number;
  readonly sat: number;
  readonly early: number;
}

type DayOf = 'submittedOn' | 'completeOn' | 'decidedOn';

/** Days are counted back from today. */
export type DemoApplication = Partial<Omit<ApplicationFields, DayOf> & Record<DayOf, number>>;

export interface DemoList {
  readonly student: number;
  readonly colleges: Readonly<Record<SavedStatus, readonly string[]>>;
  readonly applications?: Readonly<Record<string, DemoApplication>>;
}

export interface DemoLetter {
  readonly colleges: readonly string[];
  readonly status: LetterStatus;
  readonly sent?: readonly string[];
  readonly shares: readonly LetterShare[];
  readonly note: string;
  readonly reason?: string;
}

export interface DemoLetters {
  readonly student: number;
  readonly waived: boolean;
  /** Of the first questions. */
  readonly answers: readonly string[];
  readonly letters: readonly DemoLetter[];
}

export interface DemoExam {
  readonly student: number;
  readonly weak: readonly string[];
  readonly type: ExamType;
  readonly code: string;
  readonly daysAgo: number;
  readonly enteredBy: 'student' | 'counselor';
  readonly known: number;
}

type ExamRow = readonly [ExamType, string, number, DemoExam['enteredBy'], number];

type StudentExamRows = Pick<DemoExam, 'student' | 'weak'> & { readonly exams: readonly ExamRow[] };

interface Day {
  readonly weekday: number;
  readonly after: number;
}

type Time = Day & { readonly time: string };

export interface DemoSession {
  readonly student: number;
  readonly on: Time;
  readonly minutes: SessionMinutes;
  readonly booked: boolean;
  readonly notes: string;
}

export interface DemoPastSession extends Omit<DemoSession, 'booked'> {
  readonly counselorNotes: string;
  readonly present: { readonly student: number; readonly counselor: number };
}

interface DemoSessions {
  readonly weekly: readonly WeeklyRange[];
  readonly slot: Time;
  readonly dayOff: Day;
  readonly orders: readonly { readonly student: number; readonly product: Product }[];
  readonly credits: readonly {
    readonly student: number;
    readonly minutes: SessionMinutes;
    readonly reason: string;
  }[];
  readonly past: readonly DemoPastSession[];
  readonly sessions: readonly DemoSession[];
}

type Paragraphed<Fields> = Omit<Fields, 'importance' | 'notes'> & {
  readonly importance: readonly string[];
  readonly notes: readonly string[];
};

const read = (...path: readonly string[]) => readFileSync(join(__dirname, ...path), 'utf8');

/**
 * All 1,947 colleges of the United States that grant bachelor's degrees, with figures of 2023-24 that are in the public
 * domain: docs/importing.md names their sources. The well-known ones are first, with our own descriptions.
 */
export const DEMO_COLLEGES = join(__dirname, 'colleges.csv');

const readTable = <Row>(file: string, cast = false): readonly Row[] =>
  parseCsv<Row>(read(file), { columns: true, cast });

/** Returns the well-known colleges, the only ones with a description and deadlines. */
export const readDemoColleges = () =>
  readTable<DemoCollege>('colleges.csv').filter(({ about }) => about !== '');

export const readDemoPeople = () => readTable<DemoPerson>('people.csv');

export const readDemoMessages = () => readTable<DemoMessage>('messages.csv', true);

export const readDemoOutcomes = () => parse(read('outcomes.yaml')) as readonly DemoOutcomes[];

export const readDemoLists = () => parse(read('lists.yaml')) as readonly DemoList[];

export const readDemoTasks = (): readonly DemoTask[] =>
  (parse(read('tasks.yaml')) as Paragraphed<Omit<DemoTask, 'grades'> & { grades?: readonly Grade[] }>[]).map(
    ({ importance, notes, ...task }) => ({
      ...task,
      grades: task.grades ?? [],
      importance: importance.join('####'),
      notes: notes.join('####'),
    }),
  );

export const readDemoRecords = () => recordsIn(read('records.yaml'));

export const readDemoExams = (): readonly DemoExam[] =>
  (parse(read('exams.yaml')) as StudentExamRows[]).flatMap(({ exams, ...of }) =>
    exams.map(([type, code, daysAgo, enteredBy, known]) => ({
      ...of,
      ...{ type, code, daysAgo, enteredBy, known },
    })),
  );

export const readDemoLetters = () => parse(read('letters.yaml')) as readonly DemoLetters[];

export const readDemoSessions = () => parse(read('sessions.yaml')) as DemoSessions;

export const readDemoThreads = (): readonly DemoThread[] =>
  readdirSync(join(__dirname, 'threads'))
    .sort()
    .map((file) => {
      const [, head, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(read('threads', file))!;
      return { ...(parse(head!) as Omit<DemoThread, 'body'>), body: body!.trim() };
    });

import { Injectable } from '@nestjs/common';
import { DEFAULT_GRADE } from '../../../../contract/profile';
import type { ExportPart, Progress } from '../../../../contract/students';
import type { SchoolDocument } from '../../../../contract/transcripts';
import {
  studentProgress,
  taskIdIn,
  type RequestedLetter,
  type StudentProgress,
  type UnsentDocument,
} from '../../../../projections/profile/student-progress';
import { InMemoryView } from '../../../platform/document-store/in-memory-view';
import { Views } from '../../../platform/document-store/views';
import { dateInNewYork, dayInNewYork } from '../../../platform/new-york';
import type { CollegeAhead } from '../../colleges/saved/saved-colleges.queries';
import { TaskReader } from '../../tasks/tasks.queries';

export interface StatedFacts extends Pick<Progress, 'grade' | 'colleges' | 'missing' | 'lastActive'> {
  /** The saved colleges to which the student has not applied. */
  readonly ahead: readonly CollegeAhead[];
  /** By college. */
  readonly applications: StudentProgress['applications'];
  /** How many letters are owed, by college. */
  readonly openLetters: ReadonlyMap<string, number>;
  /** What the school has still to send, by college. */
  readonly openDocuments: ReadonlyMap<string, readonly SchoolDocument[]>;
  readonly since: string | null;
}

export interface Columns extends Pick<Progress, 'tasks' | 'tasksDone' | 'overdue'> {
  readonly facts: StatedFacts;
}

/** Tasks are numbered and days are such as `20261231`, since thousands of students are in memory. */
interface StudentInMemory {
  /**
   * Has three numbers for each task: its own, its due day and the day from which that counts; NO_DAY stands for none.
   */
  readonly open: Int32Array;
  readonly done: Int32Array;
  readonly facts: StatedFacts;
}

const NO_DAY = 0;
const DELETED = -1;

const dayOf = (date: string | null): number => (date === null ? NO_DAY : Number(date.replaceAll('-', '')));

/** Caches the progress of all students; each is read again only after an event about it. */
@Injectable()
export class StudentColumns {
  readonly #numbers = new Map<string, number>();
  readonly #students: InMemoryView<StudentProgress, StudentInMemory>;
  readonly #days: () => Promise<ReadonlyMap<string, number>>;

  constructor(views: Views, tasks: TaskReader) {
    this.#students = new InMemoryView(views, studentProgress, (doc) => this.hold(doc));
    this.#days = tasks.dueDatesInMemory(dayOf);
  }

  async of(ids?: readonly string[]): Promise<Map<string, Columns>> {
    const [students, days] = await Promise.all([this.#students.current(), this.#days()]);
    const dayOfTask = new Int32Array(this.#numbers.size).fill(DELETED);
    for (const [taskId, day] of days) {
      const number = this.#numbers.get(taskId);
      if (number !== undefined) dayOfTask[number] = day;
    }
    const today = dayOf(dateInNewYork());
    const columns = new Map<string, Columns>();
    for (const id of ids ?? students.keys()) {
      const loaded = students.get(id);
      if (loaded) columns.set(id, columnsOf(loaded, dayOfTask, today));
    }
    return columns;
  }

  /** Like `of`, without what follows from tasks. */
  async factsOf(ids?: readonly string[]): Promise<Map<string, StatedFacts>> {
    const students = await this.#students.current();
    const facts = new Map<string, StatedFacts>();
    for (const id of ids ?? students.keys()) {
      const loaded = students.get(id);
      if (loaded) facts.set(id, loaded.facts);
    }
    return facts;
  }

  /** Returns when a student was last active; null or undefined means never. */
  async lastActive(): Promise<(studentId: string) => string | null | undefined> {
    const students = await this.#students.current();
    return (studentId) => students.get(studentId)?.facts.lastActive;
  }

  private hold(progress: StudentProgress): StudentInMemory {
    const { tasks, colleges, applications, letters, documents, parts, grade, since, lastActive } = progress;
    const [open, done]: [number[], number[]] = [[], []];
    for (const key in tasks) {
      const [dueDate, isDone, assignedAt, isSetByPerson] = tasks[key]!;
      if (isDone) done.push(this.numberOf(taskIdIn(key)));
      else {
        const from = isSetByPerson ? NO_DAY : dayOf(dayInNewYork(assignedAt));
        open.push(this.numberOf(taskIdIn(key)), dayOf(dueDate), from);
      }
    }
    const counted = { interested: 0, applying: 0, applied: 0 };
    for (const status of Object.values(colleges)) counted[status]++;
    return {
      open: Int32Array.from(open),
      done: Int32Array.from(done),
      facts: {
        grade: grade ?? DEFAULT_GRADE,
        colleges: counted,
        ahead: Object.keys(colleges)
          .filter((ceeb) => colleges[ceeb] !== 'applied')
          .map((ceeb) => ({ ceeb, application: applications[ceeb] ?? null })),
        applications,
        openLetters: countOwed(Object.values(letters)),
        openDocuments: byCollege(Object.values(documents)),
        missing: missingIn(parts),
        since,
        lastActive,
      },
    };
  }

  private numberOf(taskId: string): number {
    const known = this.#numbers.get(taskId) ?? this.#numbers.size;
    this.#numbers.set(taskId, known);
    return known;
  }
}

function columnsOf({ open, done, facts }: StudentInMemory, dayOfTask: Int32Array, today: number): Columns {
  let [tasks, tasksDone, overdue] = [0, 0, 0];
  for (let place = 0; place < done.length; place++) if (dayOfTask[done[place]!] !== DELETED) tasksDone++;
  for (let place = 0; place < open.length; place += 3) {
    const ofTask = dayOfTask[open[place]!]!;
    if (ofTask === DELETED) continue;
    const day = open[place + 1] || ofTask;
    tasks++;
    if (day !== NO_DAY && day < today && day >= open[place + 2]!) overdue++;
  }
  return { tasks: tasks + tasksDone, tasksDone, overdue, facts };
}

function countOwed(letters: readonly RequestedLetter[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [isOwed, ceebCodes] of letters)
    if (isOwed) for (const ceeb of ceebCodes) counts.set(ceeb, (counts.get(ceeb) ?? 0) + 1);
  return counts;
}

function byCollege(documents: readonly UnsentDocument[]): Map<string, readonly SchoolDocument[]> {
  const unsent = new Map<string, readonly SchoolDocument[]>();
  for (const [ceeb, document] of documents) unsent.set(ceeb, [...(unsent.get(ceeb) ?? []), document]);
  return unsent;
}

const missingIn = (parts: StudentProgress['parts']): ExportPart[] => {
  const has: Readonly<Record<Exclude<ExportPart, 'colleges'>, unknown>> = {
    grade: parts.grade,
    place: parts.city && parts.state,
    numbers: parts.numbers,
    highSchool: parts.highSchool,
    majors: parts.majors,
    activities: parts.activities,
    courses: parts.courses,
    tests: parts.tests,
  };
  return (Object.keys(has) as (keyof typeof has)[]).filter((part) => !has[part]);
};

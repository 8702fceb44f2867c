import { Injectable } from '@nestjs/common';
import {
  MAX_OVERDUE,
  SILENT_DAYS,
  type ExportPart,
  type Progress,
  type StudentFilter,
} from '../../../../contract/students';
import {
  studentProgress,
  taskIdIn,
  type StudentProgress,
} from '../../../../projections/profile/student-progress';
import { InMemoryView } from '../../../platform/document-store/in-memory-view';
import { Views } from '../../../platform/document-store/views';
import { dateInNewYork, dayInNewYork } from '../../../platform/new-york';
import { TaskReader } from '../../tasks/tasks.queries';

interface StatedFacts extends Pick<Progress, 'colleges' | 'missing' | 'lastActive'> {
  /** The codes of saved colleges to which the student has not applied. */
  readonly ahead: readonly string[];
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

const DAY_MS = 86_400_000;

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

  private hold({ tasks, colleges, parts, since, lastActive }: StudentProgress): StudentInMemory {
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
        colleges: counted,
        ahead: Object.keys(colleges).filter((ceeb) => colleges[ceeb] !== 'applied'),
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

export function filters(): Readonly<Record<StudentFilter, (columns: Columns) => boolean>> {
  const longAgo = new Date(Date.now() - SILENT_DAYS * DAY_MS).toISOString();
  return {
    overdue: ({ overdue }) => overdue > 0,
    behind: ({ overdue }) => overdue > MAX_OVERDUE,
    'no-college': ({ facts: { colleges } }) =>
      colleges.interested + colleges.applying + colleges.applied === 0,
    silent: ({ facts: { lastActive } }) => lastActive !== null && lastActive < longAgo,
    never: ({ facts: { lastActive } }) => lastActive === null,
    missing: ({ facts }) => facts.missing.length > 0,
  };
}

import { Injectable } from '@nestjs/common';
import type { TestScore } from '../../../../contract/test-scores';
import type { Activity, Course, Honor } from '../../../../contract/record';
import { byDueDate } from '../../../../contract/task-order';
import { about, type About } from '../../../../projections/profile/about';
import {
  activities,
  courses,
  honors,
  present,
  testScores,
  type RecordItem,
} from '../../../../projections/profile/record-lists';
import { people, type Person } from '../../../../projections/identity/people';
import type { ErasedBy } from '../../../kernel/erasure';
import { replay, type Projection } from '../../../kernel/projection';
import { Views } from '../../../platform/document-store/views';
import { History } from '../../../platform/history/history';
import { AuditReader } from '../../admin/admin.queries';
import { CollegeDirectory, type College } from '../../colleges/colleges.queries';
import {
  savedCollegesAfter,
  SavedCollegeReader,
  type SavedCollege,
} from '../../colleges/saved/saved-colleges.queries';
import { examEntriesAfter, ExamReader, type ExamEntryView } from '../../exams/exams.queries';
import {
  countLetters,
  LetterReader,
  lettersAfter,
  type Letter,
  type LetterCount,
} from '../../letters/letters.queries';
import { TranscriptReader, transcriptsAfter, type Transcript } from '../../transcripts/transcripts.queries';
import {
  assignmentsAfter,
  countsFrom,
  definitionsAfter,
  TaskReader,
  type TaskAssignment,
  type TaskDefinition,
} from '../../tasks/tasks.queries';

export interface StudentRecord {
  readonly person: Person;
  readonly about: About;
  readonly activities: readonly RecordItem<Activity>[];
  /** Courses are sorted last added first, as are the following lists. */
  readonly courses: readonly RecordItem<Course>[];
  readonly honors: readonly RecordItem<Honor>[];
  readonly tests: readonly RecordItem<TestScore>[];
  /** Exams that were entered answer by answer, sorted by newest date. */
  readonly exams: readonly ExamEntryView[];
  readonly tasks: readonly StudentTask[];
  readonly savedColleges: readonly RecordedCollege[];
}

export type RecordedCollege = SavedCollege & {
  readonly college: College | undefined;
  /** Undefined if no letter was asked for. */
  readonly letters: LetterCount | undefined;
  /** What the school was asked to send. */
  readonly documents: readonly Transcript[];
};

export interface StudentTask {
  readonly id: string;
  readonly name: string;
  readonly dueDate: string | null;
  readonly countsFrom: string | null;
  readonly completedDate: string | null;
  readonly college: string | null;
  readonly ceebCode: string | null;
}

interface Source {
  own<Doc extends object, Events extends object>(view: Projection<Doc, Events>): Promise<Doc | undefined>;
  assignments(): Promise<readonly TaskAssignment[]>;
  definitions(taskIds: readonly string[]): Promise<ReadonlyMap<string, TaskDefinition>>;
  saved(): Promise<readonly SavedCollege[]>;
  exams(): Promise<readonly ExamEntryView[]>;
  letters(): Promise<readonly Letter[]>;
  documents(): Promise<readonly Transcript[]>;
}

@Injectable()
export class StudentRecords {
  constructor(
    private readonly views: Views,
    private readonly history: History,
    private readonly audit: AuditReader,
    private readonly tasks: TaskReader,
    private readonly exams: ExamReader,
    private readonly colleges: CollegeDirectory,
    private readonly savedColleges: SavedCollegeReader,
    private readonly letters: LetterReader,
    private readonly transcripts: TranscriptReader,
  ) {}

  of(studentId: string): Promise<StudentRecord | undefined> {
    return this.read({
      own: (view) => this.views.get(view, studentId),
      assignments: () => this.tasks.assignmentsOf(studentId),
      definitions: (taskIds) => this.tasks.definitions(taskIds),
      saved: () => this.savedColleges.ofStudent(studentId),
      exams: () => this.exams.entriesOf(studentId),
      letters: () => this.letters.ofStudents([studentId]),
      documents: () => this.transcripts.ofStudent(studentId),
    });
  }

  /** The record right before an instant, folded from the student's own streams; undefined for an erased student. */
  async before(instant: string, studentId: string): Promise<StudentRecord | undefined> {
    const begun = await this.audit.streamsAbout(studentId, BEGINNINGS);
    const begunBy = (type: (typeof BEGINNINGS)[number]) => eventsIn([...begun.get(type)!]);
    const { catalog } = this.history;
    const erasing = catalog.erasing();
    const erasedBy: ErasedBy = (event) => catalog.erasedBy(event);
    const eventsIn = async (streams: readonly string[]) => {
      const recorded = await Promise.all(streams.map((stream) => this.history.read(stream)));
      return recorded.flat().filter(({ time, type }) => time < instant || erasing.includes(type));
    };
    return this.read({
      own: async (view) =>
        replay(view, await eventsIn([`${STREAMS[view.name]}-${studentId}`]), erasedBy).get(studentId),
      assignments: async () => assignmentsAfter(await begunBy('TaskAssigned'), erasedBy),
      definitions: async (taskIds) =>
        definitionsAfter(await eventsIn(taskIds.map((id) => `task-${id}`)), erasedBy),
      saved: async () => savedCollegesAfter(await begunBy('CollegeSaved'), erasedBy),
      exams: async () => examEntriesAfter(await begunBy('ExamEntered'), erasedBy),
      letters: async () => lettersAfter(await begunBy('LetterRequested'), erasedBy),
      documents: async () => transcriptsAfter(await eventsIn([`transcripts-${studentId}`]), erasedBy),
    });
  }

  /** Colleges have their present names. */
  private async read(source: Source): Promise<StudentRecord | undefined> {
    const assignments = await source.assignments();
    const taskIds = [...new Set(assignments.map(({ taskId }) => taskId))];
    const [person, statements, activityList, courseList, honorList, testList, definitions, ...others] =
      await Promise.all([
        source.own(people),
        source.own(about),
        source.own(activities),
        source.own(courses),
        source.own(honors),
        source.own(testScores),
        source.definitions(taskIds),
        source.saved(),
        source.exams(),
        source.letters(),
        source.documents(),
      ]);
    const [saved, exams, letters, documents] = others;
    if (!person) return undefined;
    const counts = countLetters(letters);
    const known = await this.colleges.namedIn([...assignments, ...saved]);
    return {
      person,
      about: statements ?? about.empty(person.id),
      activities: present(activityList),
      courses: present(courseList),
      honors: present(honorList),
      tests: present(testList),
      exams: exams.toSorted((a, b) => (a.dateTaken < b.dateTaken ? 1 : -1)),
      tasks: assignments.flatMap((assignment) => taskIn(definitions, known, assignment)).sort(byDueDate),
      savedColleges: saved
        .map((one) => ({
          ...one,
          college: known.get(one.ceebCode),
          letters: counts.get(one.ceebCode),
          documents: documents.filter(({ ceebCode }) => ceebCode === one.ceebCode),
        }))
        .sort((a, b) => (a.savedAt < b.savedAt ? 1 : -1)),
    };
  }
}

/** The events that begin the streams with several about one student. */
const BEGINNINGS = ['TaskAssigned', 'CollegeSaved', 'ExamEntered', 'LetterRequested'] as const;

/** Maps each view with one document for each student to the name of the streams that fill it. */
const STREAMS: Readonly<Record<string, string>> = {
  [people.name]: 'account',
  [about.name]: 'about',
  [activities.name]: 'activities',
  [courses.name]: 'courses',
  [honors.name]: 'honors',
  [testScores.name]: 'test-scores',
};

function taskIn(
  definitions: ReadonlyMap<string, TaskDefinition>,
  known: ReadonlyMap<string, College>,
  assignment: TaskAssignment,
): StudentTask[] {
  const { id, taskId, ceebCode, dueDate, completedDate } = assignment;
  const definition = definitions.get(taskId);
  if (!definition) return [];
  const { name, dueDate: ofAll } = definition.fields;
  const college = ceebCode === null ? null : (known.get(ceebCode)?.fields.name ?? ceebCode);
  return [
    {
      ...{ id, name, dueDate: dueDate ?? ofAll, countsFrom: countsFrom(assignment), completedDate },
      ...{ college, ceebCode },
    },
  ];
}

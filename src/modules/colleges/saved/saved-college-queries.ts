import { Injectable } from '@nestjs/common';
import { applicationDeadline } from '../../../../contract/deadlines';
import {
  noApplication,
  type ApplicationAttributes,
  type ApplicationRequirements,
} from '../../../../contract/applications';
import {
  noDeadlines,
  noFacts,
  noRequirements,
  type CollegeRequirements,
} from '../../../../contract/colleges';
import {
  SAVED_STATUSES,
  type SavedCollegeResource,
  type SavedCollegesPage,
  type SavedStatus,
} from '../../../../contract/saved-colleges';
import { colleges, type College } from '../../../../projections/colleges/colleges';
import { savedColleges, type SavedCollege } from '../../../../projections/colleges/saved-colleges';
import { Views } from '../../../platform/document-store/views';
import { idFrom } from '../../../platform/http/request-context';
import { LetterReader, type LetterCount } from '../../letters/letters.queries';
import { TaskReader, type TaskAssignment } from '../../tasks/tasks.queries';
import { TranscriptReader, type Transcript } from '../../transcripts/transcripts.queries';
import { SCHOOL_DOCUMENTS, type DocumentProgress } from '../../../../contract/transcripts';
import type { ParsedQuery } from '../../../../contract/calls';

export const recordIdOf = (studentId: string, ceebCode: string) =>
  idFrom('saved-college', studentId, ceebCode);

/** What is done for a student's applications. */
@Injectable()
export class SavedCollegeQueries {
  constructor(
    private readonly views: Views,
    private readonly tasks: TaskReader,
    private readonly letters: LetterReader,
    private readonly transcripts: TranscriptReader,
  ) {}

  async page(
    studentId: string,
    { status, currentPage, pageSize }: ParsedQuery<'GET /users/saved-colleges'>,
    isWithApplications = true,
  ): Promise<SavedCollegesPage> {
    const where = { studentId, ...(status && { status }) };
    const [{ data, pageCount }, total] = await Promise.all([
      this.views.page(savedColleges, { where, sort: { savedAt: -1 } }, { currentPage, pageSize }),
      this.totals(studentId),
    ]);
    const known = await this.views.joined(colleges, data, 'ceebCode');
    const hasApplications = isWithApplications && data.some(({ application }) => application);
    const begun = hasApplications ? await this.begunOf(studentId) : undefined;
    return {
      data: data.map((saved) => resource(saved, known.get(saved.ceebCode), begun)),
      pageCount,
      total,
    };
  }

  private async begunOf(studentId: string): Promise<Begun> {
    const [tasks, transcripts, letters] = await Promise.all([
      this.tasks.assignmentsOf(studentId),
      this.transcripts.ofStudent(studentId),
      this.letters.countsOf([studentId]),
    ]);
    return { tasks, transcripts, letters: letters.get(studentId) };
  }

  private async totals(studentId: string): Promise<Record<SavedStatus, number>> {
    const counts = await this.views.countBy(savedColleges, 'status', { studentId });
    const totals = SAVED_STATUSES.map((status) => [status, counts.get(status) ?? 0]);
    return Object.fromEntries(totals) as Record<SavedStatus, number>;
  }
}

/** What the applications of a student consist of besides what the student and staff enter. */
interface Begun {
  readonly tasks: readonly TaskAssignment[];
  readonly transcripts: readonly Transcript[];
  /** By CEEB code. */
  readonly letters: ReadonlyMap<string, LetterCount> | undefined;
}

/** A college that was deleted or is no longer published keeps the name under which it was saved. */
function resource(
  saved: SavedCollege,
  college: College | undefined,
  begun: Begun | undefined,
): SavedCollegeResource {
  const { id, ceebCode, collegeName, status, savedAt, version } = saved;
  const { name, state, location } = college?.fields ?? { name: collegeName, state: '', location: '' };
  return {
    id,
    attributes: {
      record_id: id,
      ceeb_code: ceebCode,
      name: college?.fields.status === 'published' ? name : collegeName,
      state,
      location,
      status,
      savedAt,
      version,
      ...(college?.deadlines ?? noDeadlines),
      ...(begun && saved.application && { application: applicationOf(saved, college, begun) }),
    },
    relationships: {},
  };
}

/** Nothing is known of a college that is not published. */
function requirementsOf(college: College | undefined): ApplicationRequirements {
  const { testPolicy, ...fields } = college?.fields.status === 'published' ? college.fields : noFacts;
  const requirements = Object.keys(noRequirements) as (keyof CollegeRequirements)[];
  const known = requirements.map((name) => [name, fields[name]]);
  return { testPolicy, ...(Object.fromEntries(known) as CollegeRequirements) };
}

const documentsOf = (transcripts: readonly Transcript[]): DocumentProgress[] =>
  transcripts
    .map(({ id, document, requestedOn, requestedBy, sentOn, way }) => ({
      ...{ id, document, requestedOn, requestedBy, sentOn, way },
    }))
    .sort((one, other) => SCHOOL_DOCUMENTS.indexOf(one.document) - SCHOOL_DOCUMENTS.indexOf(other.document));

export function applicationOf(
  { ceebCode, application }: SavedCollege,
  college: College | undefined,
  begun: Begun,
): ApplicationAttributes {
  const entered = application ?? noApplication;
  const tasks = begun.tasks.filter((task) => task.ceebCode === ceebCode);
  const done = tasks.filter(({ completedDate }) => completedDate !== null).length;
  const requested = begun.letters?.get(ceebCode);
  return {
    ...entered,
    documents: documentsOf(begun.transcripts.filter((one) => one.ceebCode === ceebCode)),
    requirements: requirementsOf(college),
    dueOn: applicationDeadline(entered, college?.deadlines ?? noDeadlines),
    tasks: { done, all: tasks.length },
    letters: { done: requested?.done ?? 0, all: requested?.requested ?? 0 },
  };
}

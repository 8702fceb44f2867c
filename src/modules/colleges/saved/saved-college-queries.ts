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
import type { ParsedQuery } from '../../../../contract/requests';

export const recordIdOf = (studentId: string, ceebCode: string) =>
  idFrom('saved-college', studentId, ceebCode);

/** What is done for a student's applications. */
interface Progress {
  readonly tasks: readonly TaskAssignment[];
  readonly letters: ReadonlyMap<string, LetterCount> | undefined;
}

@Injectable()
export class SavedCollegeQueries {
  constructor(
    private readonly views: Views,
    private readonly tasks: TaskReader,
    private readonly letters: LetterReader,
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
    const progress = hasApplications ? await this.progressOf(studentId) : undefined;
    return {
      data: data.map((saved) => resource(saved, known.get(saved.ceebCode), progress)),
      pageCount,
      total,
    };
  }

  private async progressOf(studentId: string): Promise<Progress> {
    const [tasks, letters] = await Promise.all([
      this.tasks.assignmentsOf(studentId),
      this.letters.countsOf([studentId]),
    ]);
    return { tasks, letters: letters.get(studentId) };
  }

  private async totals(studentId: string): Promise<Record<SavedStatus, number>> {
    const counts = await this.views.countBy(savedColleges, 'status', { studentId });
    const totals = SAVED_STATUSES.map((status) => [status, counts.get(status) ?? 0]);
    return Object.fromEntries(totals) as Record<SavedStatus, number>;
  }
}

/** A college that was deleted or is no longer published keeps the name under which it was saved. */
function resource(
  saved: SavedCollege,
  college: College | undefined,
  progress: Progress | undefined,
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
      ...(progress && saved.application && { application: applicationOf(saved, college, progress) }),
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

export function applicationOf(
  { ceebCode, application }: SavedCollege,
  college: College | undefined,
  { tasks: assigned, letters }: Progress,
): ApplicationAttributes {
  const begun = application ?? noApplication;
  const tasks = assigned.filter((task) => task.ceebCode === ceebCode);
  const done = tasks.filter(({ completedDate }) => completedDate !== null).length;
  const requested = letters?.get(ceebCode);
  return {
    ...begun,
    requirements: requirementsOf(college),
    dueOn: applicationDeadline(begun, college?.deadlines ?? noDeadlines),
    tasks: { done, all: tasks.length },
    letters: { done: requested?.done ?? 0, all: requested?.requested ?? 0 },
  };
}

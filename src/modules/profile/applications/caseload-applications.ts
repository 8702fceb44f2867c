import { Injectable } from '@nestjs/common';
import type {
  ApplicationOrder,
  CaseloadApplicationResource,
  CaseloadApplicationsPage,
} from '../../../../contract/caseload-applications';
import type { ParsedQuery } from '../../../../contract/calls';
import { foldForSearch } from '../../../../contract/text';
import { fullName, people } from '../../../../projections/identity/people';
import type { SessionUser } from '../../../platform/auth/session-user';
import { Views } from '../../../platform/document-store/views';
import { dateInNewYork } from '../../../platform/new-york';
import { CollegeDirectory, type College } from '../../colleges/colleges.queries';
import { GroupReader } from '../../groups/groups.queries';
import { AccessReader } from '../../identity/directory/directory.queries';
import { TaskReader } from '../../tasks/tasks.queries';
import { StudentColumns, type StatedFacts } from '../students/student-columns';
import { caseloadLister, type CaseloadApplication } from './caseload';
import { firstApplications, selectApplications } from './caseload-search';

type Search = ParsedQuery<'GET /users/students/applications'>;

interface Current {
  readonly key: string;
  /** The codes of the colleges that were looked up; some are no longer in the catalogue. */
  readonly codes: ReadonlySet<string>;
  readonly colleges: ReadonlyMap<string, College>;
  readonly lister: ReturnType<typeof caseloadLister>;
}

/** Lists the applications of all students of a member of staff. */
@Injectable()
export class CaseloadApplications {
  #current: Current | undefined;

  constructor(
    private readonly views: Views,
    private readonly access: AccessReader,
    private readonly columns: StudentColumns,
    private readonly directory: CollegeDirectory,
    private readonly groups: GroupReader,
    private readonly tasks: TaskReader,
  ) {}

  async page(user: SessionUser, search: Search): Promise<CaseloadApplicationsPage> {
    const own = user.role === 'admin' ? undefined : await this.access.reachOf(user);
    const [students, groupsOf] = await Promise.all([this.columns.factsOf(own), this.groups.ofStudents(user)]);
    const { lister, colleges } = await this.current(students);
    const caseload: CaseloadApplication[] = [];
    let withApplication = 0;
    for (const [studentId, facts] of students) {
      const listed = lister(studentId, facts);
      if (listed.length > 0) withApplication++;
      for (const one of listed) caseload.push(one);
    }
    const { counts, facets, found } = selectApplications(caseload, groupsOf, search);
    const matching = await this.matching(found, colleges, search.q);
    const skip = (search.currentPage - 1) * search.pageSize;
    const first = await this.first(skip + search.pageSize, matching, colleges, search);
    return {
      data: await this.resources(first.slice(skip), colleges),
      pageCount: Math.ceil(matching.length / search.pageSize),
      total: matching.length,
      students: withApplication,
      counts,
      facets,
    };
  }

  /** What is listed depends on the day and on the colleges, and is listed again once one of them has changed. */
  private async current(students: ReadonlyMap<string, StatedFacts>): Promise<Current> {
    const today = dateInNewYork();
    const key = `${today} ${await this.directory.state()}`;
    const known = this.#current?.key === key ? this.#current : undefined;
    const missing = new Set<string>();
    for (const { applications } of students.values())
      for (const ceeb in applications) if (!known?.codes.has(ceeb)) missing.add(ceeb);
    if (known && missing.size === 0) return known;
    const all = new Map([...(known?.colleges ?? []), ...(await this.directory.withIds(missing))]);
    const codes = new Set([...(known?.codes ?? []), ...missing]);
    this.#current = { key, codes, colleges: all, lister: caseloadLister(all, today) };
    return this.#current;
  }

  private async matching(
    found: readonly CaseloadApplication[],
    colleges: ReadonlyMap<string, College>,
    q = '',
  ): Promise<readonly CaseloadApplication[]> {
    const text = foldForSearch(q).trim();
    if (text === '') return found;
    const where = { role: 'student', search: { contains: text } };
    const named = new Set((await this.views.find(people, { where })).map(({ id }) => id));
    const there = new Set(
      [...colleges.values()].flatMap(({ id, fields }) =>
        foldForSearch(fields.name).includes(text) ? [id] : [],
      ),
    );
    return found.filter(({ studentId, ceeb }) => named.has(studentId) || there.has(ceeb));
  }

  private async first(
    count: number,
    found: readonly CaseloadApplication[],
    colleges: ReadonlyMap<string, College>,
    { sort }: Search,
  ): Promise<readonly CaseloadApplication[]> {
    const order = (sort?.replace('-', '') || 'dueOn') as ApplicationOrder;
    const names = new Map<string, string>();
    if (order === 'student')
      for (const { id, sortName } of await this.views.find(people, { where: { role: 'student' } }))
        names.set(id, sortName);
    return firstApplications(found, count, order, sort?.startsWith('-') ? -1 : 1, {
      student: (id) => names.get(id) ?? '',
      college: (ceeb) => colleges.get(ceeb)?.sortName ?? '',
    });
  }

  private async resources(
    page: readonly CaseloadApplication[],
    colleges: ReadonlyMap<string, College>,
  ): Promise<CaseloadApplicationResource[]> {
    const studentIds = [...new Set(page.map(({ studentId }) => studentId))];
    const [persons, open] = await Promise.all([
      this.views.getMany(people, studentIds),
      this.tasks.openAssignmentsForColleges(studentIds, [...new Set(page.map(({ ceeb }) => ceeb))]),
    ]);
    const openTasks = new Map<string, number>();
    for (const { studentId, ceebCode } of open) {
      const id = `${studentId}.${ceebCode}`;
      openTasks.set(id, (openTasks.get(id) ?? 0) + 1);
    }
    return page.map((one) => {
      const { id, studentId, ceeb, application, dueOn, hasFinalChoice, openLetters, openDocuments } = one;
      const person = persons.get(studentId);
      const college = colleges.get(ceeb);
      return {
        id,
        attributes: {
          ...application,
          ...{ dueOn, hasFinalChoice, openLetters, openDocuments },
          openTasks: openTasks.get(id) ?? 0,
        },
        relationships: {
          student: { data: { id: studentId, attributes: { name: person ? fullName(person) : '' } } },
          college: { data: { id: ceeb, attributes: { name: college?.fields.name ?? ceeb } } },
        },
      };
    });
  }
}

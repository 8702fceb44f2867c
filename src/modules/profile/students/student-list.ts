import { Injectable } from '@nestjs/common';
import { GRADES } from '../../../../contract/profile';
import { foldForSearch } from '../../../../contract/text';
import {
  STUDENT_FILTERS,
  type Progress,
  type StudentFacets,
  type StudentFilter,
  type StudentOrder,
  type StudentSummaryResource,
  type StudentsPage,
} from '../../../../contract/students';
import { type StudentSearch } from '../../../../contract/requests/students';
import { fullName, people, type Person } from '../../../../projections/identity/people';
import { Rejected, requireFound } from '../../../kernel/errors';
import type { SessionUser } from '../../../platform/auth/session-user';
import type { Condition } from '../../../platform/document-store/document-store';
import { Views, type PageRequest } from '../../../platform/document-store/views';
import { AccessReader, EntityReader } from '../../identity/directory/directory.queries';
import { GroupReader } from '../../groups/groups.queries';
import { ConversationReader } from '../../messaging/messaging.queries';
import { NextDeadlines } from './next-deadlines';
import { StudentColumns, type Columns } from './student-columns';
import { sidesOf, StudentFilters, type FilterTest } from './student-filters';
import { t as tPlatform } from '../../../platform/messages';
import { t } from '../messages';

type Search = Omit<StudentSearch, keyof PageRequest> & PageRequest;
type Where = Record<string, Condition>;

/** The orders by which the store can sort; orders by progress are sorted here. */
const STORED: Partial<Record<StudentOrder, string>> = {
  firstName: 'firstName',
  lastName: 'sortName',
  email: 'email',
};

const orderOf = ({ sort }: Pick<StudentSearch, 'sort'>) =>
  (sort?.replace('-', '') || 'lastName') as StudentOrder;

interface FoundStudents {
  readonly persons: readonly Person[];
  readonly total: number;
}

@Injectable()
export class StudentList {
  constructor(
    private readonly views: Views,
    private readonly access: AccessReader,
    private readonly columns: StudentColumns,
    private readonly filters: StudentFilters,
    private readonly nextDeadlines: NextDeadlines,
    private readonly entities: EntityReader,
    private readonly conversations: ConversationReader,
    private readonly groups: GroupReader,
  ) {}

  async page(user: SessionUser, search: Search): Promise<StudentsPage> {
    if (user.role === 'exam_admin') return this.names(user, search);
    const own = user.role === 'admin' ? undefined : await this.access.reachOf(user);
    const [columns, tests, groupsOf] = await Promise.all([
      this.columns.of(own),
      this.filters.testsFor(user),
      this.groups.ofStudents(user),
    ]);
    const { counts, facets, found } = selected(columns, tests, groupsOf, search);
    const where = matching(search);
    if (own || found.length < columns.size) where.id = { in: found };
    const { persons, total } = await this.found(where, search, columns);
    const data = await this.resources(user, persons, columns);
    return { data, pageCount: Math.ceil(total / search.pageSize), total, counts, facets };
  }

  async summaryOf(user: SessionUser, studentId: string): Promise<StudentSummaryResource> {
    const student = requireFound(await this.views.get(people, studentId), tPlatform('student-not-found'));
    const isExamAdmin = user.role === 'exam_admin';
    const [[resource], counselorIds] = await Promise.all([
      isExamAdmin
        ? this.plainResources([student])
        : this.resources(user, [student], await this.columns.of([studentId])),
      this.access.counselorsOf(studentId),
    ]);
    const counselors = await this.views.getMany(people, counselorIds);
    return {
      ...resource!,
      relationships: {
        counselors: {
          data: [...counselors.values()].map((person) => ({
            id: person.id,
            attributes: { name: fullName(person) },
          })),
        },
      },
    };
  }

  private async resources(
    user: SessionUser,
    persons: readonly Person[],
    columns: ReadonlyMap<string, Columns>,
  ): Promise<StudentsPage['data']> {
    const ids = persons.map(({ id }) => id);
    const [entityOf, deadlines, messages, groupsOf] = await Promise.all([
      this.entities.namesOfMembers(ids),
      this.nextDeadlines.of(columns, ids),
      this.lastMessages(user, ids),
      this.groups.ofStudents(user),
    ]);
    return persons.map((person) => {
      const { facts, ...done } = columns.get(person.id)!;
      const { grade, colleges, missing, lastActive } = facts;
      const progress: Progress = {
        ...{ ...done, grade, colleges, missing, lastActive },
        nextDeadline: deadlines.get(person.id) ?? null,
        lastMessage: messages.get(person.id) ?? null,
        groups: groupsOf.get(person.id) ?? [],
      };
      return resource(person, entityOf, progress);
    });
  }

  private async names(user: SessionUser, search: Search): Promise<StudentsPage> {
    if (!(orderOf(search) in STORED))
      throw new Rejected('invalid', t('no-such-order'), { sort: t('no-such-order') });
    for (const name of ['filter', 'grade', 'groups'] as const)
      if (search[name]) throw new Rejected('invalid', t('no-such-filter'), { [name]: t('no-such-filter') });
    const where = { ...matching(search), id: { in: await this.access.reachOf(user) } };
    const { persons, total } = await this.stored(where, search);
    const data = await this.plainResources(persons);
    return { data, pageCount: Math.ceil(total / search.pageSize), total, counts: null, facets: null };
  }

  private async plainResources(persons: readonly Person[]): Promise<StudentsPage['data']> {
    const entityOf = await this.entities.namesOfMembers(persons.map(({ id }) => id));
    return persons.map((person) => resource(person, entityOf, null));
  }

  private async found(
    where: Where,
    search: Search,
    columns: ReadonlyMap<string, Columns>,
  ): Promise<FoundStudents> {
    const order = orderOf(search);
    if (order in STORED) return this.stored(where, search);
    const all = await this.views.find(people, { where, sort: { sortName: 1 } });
    const known = all.filter(({ id }) => columns.has(id));
    const rank = await this.rankBy(order, columns, known);
    const direction = search.sort?.startsWith('-') ? -1 : 1;
    const sorted = known
      .map((person) => [person, rank(person)] as const)
      .sort(([, one], [, other]) => compare(one, other, direction))
      .map(([person]) => person);
    const skip = (search.currentPage - 1) * search.pageSize;
    return { persons: sorted.slice(skip, skip + search.pageSize), total: known.length };
  }

  private async stored(where: Where, search: Search): Promise<FoundStudents> {
    const { sort, currentPage, pageSize } = search;
    const direction = sort?.startsWith('-') ? -1 : 1;
    const skip = (currentPage - 1) * pageSize;
    const [persons, total] = await Promise.all([
      this.views.find(people, {
        ...{ where, skip, limit: pageSize },
        sort: { [STORED[orderOf(search)]!]: direction },
      }),
      this.views.count(people, where),
    ]);
    return { persons, total };
  }

  private async rankBy(
    order: StudentOrder,
    columns: ReadonlyMap<string, Columns>,
    persons: readonly Person[],
  ): Promise<(person: Person) => string | number | null> {
    const of = ({ id }: Person) => columns.get(id)!;
    if (order === 'grade') return (person) => GRADES.indexOf(of(person).facts.grade);
    if (order === 'overdue') return (person) => of(person).overdue;
    if (order === 'lastActive') return (person) => of(person).facts.lastActive;
    if (order === 'tasksDone')
      return (person) => {
        const { tasks, tasksDone } = of(person);
        return tasks > 0 ? tasksDone / tasks : null;
      };
    const deadlines = await this.nextDeadlines.of(
      columns,
      persons.map(({ id }) => id),
    );
    return ({ id }) => deadlines.get(id)?.date ?? null;
  }

  private async lastMessages(user: SessionUser, ids: readonly string[]) {
    const latest = await this.conversations.lastMessages(sidesOf(user), ids);
    return new Map(
      [...latest].map(([id, { sentAt, senderId }]) => [id, { at: sentAt, waits: senderId === id }]),
    );
  }
}

function matching({ q }: Search): Where {
  const searchText = foldForSearch(q ?? '').trim();
  return { role: 'student', ...(searchText && { search: { contains: searchText } }) };
}

const zeros = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, number>;

/** Applies all choices but the search, in one pass over the students. */
function selected(
  columns: ReadonlyMap<string, Columns>,
  tests: Readonly<Record<StudentFilter, FilterTest>>,
  groupsOf: ReadonlyMap<string, readonly string[]>,
  { filter, grade, groups }: Pick<StudentSearch, 'filter' | 'grade' | 'groups'>,
) {
  const counts = zeros(['all', ...STUDENT_FILTERS]);
  const facets: { [Name in keyof StudentFacets]: Record<keyof StudentFacets[Name], number> } = {
    filter: zeros(['all', ...STUDENT_FILTERS]),
    grade: zeros(['all', ...GRADES]),
    groups: {},
  };
  const chosen = groups && new Set(groups);
  const found: string[] = [];
  for (const [id, each] of columns) {
    const isOfGrade = !grade || each.facts.grade === grade;
    const own = groupsOf.get(id) ?? [];
    const isInGroup = !chosen || own.some((group) => chosen.has(group));
    const passes = ['all' as const, ...STUDENT_FILTERS.filter((name) => tests[name](each, id))];
    for (const name of passes) {
      counts[name]++;
      if (isOfGrade && isInGroup) facets.filter[name]++;
    }
    if (filter && !passes.includes(filter)) continue;
    if (isOfGrade) for (const group of own) facets.groups[group] = (facets.groups[group] ?? 0) + 1;
    if (!isInGroup) continue;
    facets.grade.all++;
    facets.grade[each.facts.grade]++;
    if (isOfGrade) found.push(id);
  }
  return { counts, facets, found };
}

const resource = (
  { id, firstName, lastName, email }: Person,
  entityOf: ReadonlyMap<string, string>,
  progress: Progress | null,
): StudentsPage['data'][number] => ({
  id,
  attributes: { firstName, lastName, email, entity: entityOf.get(id) ?? null, progress },
  relationships: {},
});

function compare(one: string | number | null, other: string | number | null, direction: number): number {
  if (one === other) return 0;
  if (one === null) return 1;
  if (other === null) return -1;
  return one < other ? -direction : direction;
}

import { Injectable } from '@nestjs/common';
import { DEFAULT_GRADE, GRADES } from '../../../../contract/profile';
import { SUPPORT } from '../../../../contract/messaging';
import { foldForSearch } from '../../../../contract/text';
import {
  STUDENT_FILTERS,
  type Progress,
  type StudentOrder,
  type StudentSummaryResource,
  type StudentsPage,
} from '../../../../contract/students';
import { type StudentSearch } from '../../../../contract/requests/students';
import { fullName, people, type Person } from '../../../../projections/identity/people';
import { Rejected } from '../../../kernel/errors';
import type { SessionUser } from '../../../platform/auth/session-user';
import type { Condition } from '../../../platform/document-store/document-store';
import { Views, type PageRequest } from '../../../platform/document-store/views';
import { EntityReader } from '../../identity/directory/entities.queries';
import { ConversationReader } from '../../messaging/messaging.queries';
import { NextDeadlines } from './next-deadlines';
import { filters, StudentColumns, type Columns } from './student-columns';
import { t as tPlatform } from '../../../platform/messages';
import { t } from '../messages';
import { AccessReader } from '../../identity/directory/access.queries';

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
    private readonly nextDeadlines: NextDeadlines,
    private readonly entities: EntityReader,
    private readonly conversations: ConversationReader,
  ) {}

  async page(user: SessionUser, search: Search): Promise<StudentsPage> {
    if (user.role === 'exam_admin') return this.names(user, search);
    const own = user.role === 'admin' ? undefined : await this.access.reachOf(user);
    const columns = await this.columns.of(own);
    const tests = filters();
    const counts = {
      all: columns.size,
      overdue: 0,
      behind: 0,
      'no-college': 0,
      silent: 0,
      never: 0,
      missing: 0,
    };
    for (const each of columns.values())
      for (const filter of STUDENT_FILTERS) if (tests[filter](each)) counts[filter]++;

    const { filter } = search;
    const where = matching(search);
    if (filter || own)
      where.id = { in: [...columns].filter(([, each]) => !filter || tests[filter](each)).map(([id]) => id) };
    const { persons, total } = await this.found(where, search, columns);
    const data = await this.resources(user, persons, columns);
    return { data, pageCount: Math.ceil(total / search.pageSize), total, counts };
  }

  async summaryOf(user: SessionUser, studentId: string): Promise<StudentSummaryResource> {
    const student = await this.views.get(people, studentId);
    if (!student) throw new Rejected('not-found', tPlatform('student-not-found'));
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
    const [entityOf, deadlines, messages] = await Promise.all([
      this.entities.namesOfMembers(ids),
      this.nextDeadlines.of(columns, ids),
      this.lastMessages(user, ids),
    ]);
    return persons.map((person) => {
      const { facts, ...done } = columns.get(person.id)!;
      const { colleges, missing, lastActive } = facts;
      const progress: Progress = {
        ...{ ...done, colleges, missing, lastActive },
        grade: person.grade ?? DEFAULT_GRADE,
        nextDeadline: deadlines.get(person.id) ?? null,
        lastMessage: messages.get(person.id) ?? null,
      };
      return resource(person, entityOf, progress);
    });
  }

  private async names(user: SessionUser, search: Search): Promise<StudentsPage> {
    if (!(orderOf(search) in STORED))
      throw new Rejected('invalid', t('no-such-order'), { sort: t('no-such-order') });
    if (search.filter) throw new Rejected('invalid', t('no-such-filter'), { filter: t('no-such-filter') });
    const where = { ...matching(search), id: { in: await this.access.reachOf(user) } };
    const { persons, total } = await this.stored(where, search);
    const data = await this.plainResources(persons);
    return { data, pageCount: Math.ceil(total / search.pageSize), total, counts: null };
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
    if (order === 'grade') return ({ grade }) => GRADES.indexOf(grade ?? DEFAULT_GRADE);
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

  private async lastMessages({ id: own, role }: SessionUser, ids: readonly string[]) {
    const sides = role === 'admin' ? [own, SUPPORT] : [own];
    const latest = await this.conversations.lastMessages(sides, ids);
    return new Map(
      [...latest].map(([id, { sentAt, senderId }]) => [id, { at: sentAt, waits: senderId === id }]),
    );
  }
}

function matching({ q }: Search): Where {
  const searchText = foldForSearch(q ?? '').trim();
  return { role: 'student', ...(searchText && { search: { contains: searchText } }) };
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

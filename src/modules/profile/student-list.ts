import { Injectable } from '@nestjs/common';
import type { Progress, StudentOrder, StudentSearch, StudentsPage } from '../../../contract/students';
import { DEFAULT_GRADE, GRADES } from '../../../contract/profile';
import { entities } from '../../../projections/entities';
import { memberships } from '../../../projections/memberships';
import { people, type Person } from '../../../projections/people';
import { studentProgress, taskIdIn, type StudentProgress } from '../../../projections/student-progress';
import { taskDefinitions, type TaskDefinition } from '../../../projections/task-definitions';
import { Rejected } from '../../kernel/errors';
import { Accounts, type SessionUser } from '../../platform/auth/session-user';
import type { Condition } from '../../platform/document-store/document-store';
import { Views, type PageRequest } from '../../platform/document-store/views';
import { dateInNewYork } from '../../platform/new-york';
import { say } from './words';

type Search = Omit<StudentSearch, keyof PageRequest> & PageRequest;

/** What the store sorts by; by grade and by how far they are, students are sorted here. */
const STORED: Partial<Record<StudentOrder, string>> = {
  firstName: 'firstName',
  lastName: 'sortName',
  email: 'email',
};

const orderOf = ({ sort }: Pick<StudentSearch, 'sort'>) =>
  (sort?.replace('-', '') || 'lastName') as StudentOrder;

/** Whom somebody advises, a page at a time, in as many reads however many there are. */
@Injectable()
export class StudentList {
  constructor(
    private readonly views: Views,
    private readonly accounts: Accounts,
  ) {}

  async page(user: SessionUser, search: Search): Promise<StudentsPage> {
    const seesProgress = user.role !== 'exam_admin';
    if (!seesProgress && !(orderOf(search) in STORED))
      throw new Rejected('invalid', say('no-such-order'), { sort: say('no-such-order') });
    const where: Record<string, Condition> = { role: 'student' };
    if (user.role !== 'admin') where.id = { in: await this.accounts.studentsOf(user) };
    const q = search.q?.trim().toLowerCase();
    if (q) where.search = { contains: q };
    const { persons, total } = await this.found(where, search);
    const [progress, entityOf] = await Promise.all([
      this.progressOf(seesProgress ? persons : []),
      this.entitiesOf(persons),
    ]);
    return {
      data: persons.map(({ id, firstName, lastName, email }) => ({
        id,
        attributes: {
          ...{ firstName, lastName, email },
          entity: entityOf.get(id) ?? null,
          progress: progress.get(id) ?? null,
        },
        relationships: {},
      })),
      pageCount: Math.ceil(total / search.pageSize),
      total,
    };
  }

  private async found(where: Record<string, Condition>, search: Search) {
    const { sort, currentPage, pageSize } = search;
    const order = orderOf(search);
    const direction = sort?.startsWith('-') ? -1 : 1;
    const skip = (currentPage - 1) * pageSize;
    const field = STORED[order];
    if (field) {
      const [persons, total] = await Promise.all([
        this.views.find(people, { where, sort: { [field]: direction }, skip, limit: pageSize }),
        this.views.count(people, where),
      ]);
      return { persons, total };
    }
    const all = await this.views.find(people, { where, sort: { sortName: 1 } });
    const progress = await this.progressOf(all);
    const rank = RANKS[order as keyof typeof RANKS];
    const rankOf = ({ id }: Person) => rank(progress.get(id)!);
    const sorted = all.sort((a, b) => compare(rankOf(a), rankOf(b), direction));
    return { persons: sorted.slice(skip, skip + pageSize), total: all.length };
  }

  private async progressOf(persons: readonly Person[]): Promise<Map<string, Progress>> {
    const known = await this.views.getMany(
      studentProgress,
      persons.map(({ id }) => id),
    );
    const taskIds = new Set<string>();
    for (const { tasks } of known.values()) for (const key in tasks) taskIds.add(taskIdIn(key));
    const definitions = await this.views.getMany(taskDefinitions, taskIds);
    const today = dateInNewYork();
    return new Map(
      persons.map(({ id, grade }) => {
        const progress = progressIn(known.get(id) ?? studentProgress.empty(id), definitions, today);
        return [id, { grade: grade ?? DEFAULT_GRADE, ...progress }];
      }),
    );
  }

  private async entitiesOf(persons: readonly Person[]): Promise<Map<string, string>> {
    const joined = await this.views.find(memberships, {
      where: { userId: { in: persons.map(({ id }) => id) } },
    });
    const known = await this.views.getMany(
      entities,
      joined.map(({ entityId }) => entityId),
    );
    return new Map(joined.map(({ userId, entityId }) => [userId, known.get(entityId)?.name ?? '']));
  }
}

/** A task that is gone counts no more. */
function progressIn(
  { tasks: assigned, lastActive }: StudentProgress,
  definitions: ReadonlyMap<string, TaskDefinition>,
  today: string,
): Omit<Progress, 'grade'> {
  let [tasks, tasksDone, overdue] = [0, 0, 0];
  let nextDeadline: Progress['nextDeadline'] = null;
  for (const key in assigned) {
    const definition = definitions.get(taskIdIn(key));
    if (!definition) continue;
    const [own, done] = assigned[key]!;
    const date = own ?? definition.fields.dueDate;
    tasks++;
    if (done) tasksDone++;
    else if (date !== null && date < today) overdue++;
    else if (date !== null && (nextDeadline === null || date < nextDeadline.date))
      nextDeadline = { date, task: definition.fields.name };
  }
  return { tasks, tasksDone, overdue, nextDeadline, lastActive };
}

/** What students are sorted by; null, which comes last either way, where there is nothing of it. */
const RANKS = {
  grade: ({ grade }: Progress) => GRADES.indexOf(grade),
  tasksDone: ({ tasks, tasksDone }: Progress) => (tasks > 0 ? tasksDone / tasks : null),
  overdue: ({ overdue }: Progress) => overdue,
  nextDeadline: ({ nextDeadline }: Progress) => nextDeadline?.date ?? null,
  lastActive: ({ lastActive }: Progress) => lastActive,
};

function compare(one: string | number | null, other: string | number | null, direction: number): number {
  if (one === other) return 0;
  if (one === null) return 1;
  if (other === null) return -1;
  return one < other ? -direction : direction;
}

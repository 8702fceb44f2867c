import { Injectable } from '@nestjs/common';
import {
  MEMBER_GROUPS,
  type LeavingResource,
  type MemberGroup,
  type MemberHistoryResource,
  type MemberOrder,
  type MembersPage,
} from '../../../../contract/entities';
import { type MemberSearch } from '../../../../contract/requests/entities';
import type { Role } from '../../../../contract/roles';
import { foldForSearch } from '../../../../contract/text';
import { invitations } from '../../../../projections/identity/invitations';
import { memberships, membershipId } from '../../../../projections/identity/memberships';
import { nameOf, people, type Person } from '../../../../projections/identity/people';
import { withErased } from '../../../kernel/personal';
import { Rejected } from '../../../kernel/errors';
import type { Condition } from '../../../platform/document-store/document-store';
import { Views, type PageRequest } from '../../../platform/document-store/views';
import { streamOf } from '../../../platform/dispatch/dispatcher';
import { History } from '../../../platform/history/history';
import { currentLanguage, SYSTEM, VISITOR } from '../../../platform/http/request-context';
import { ActionReader, StaffActivityReader } from '../../admin/admin.queries';
import { ProfileReader } from '../../profile/profile.queries';
import { SessionReader } from '../../sessions/sessions.queries';
import { AccessEntries } from '../access/access-entries';
import { account } from '../accounts/account.decider';
import { EntityMemberReader, PeopleReader } from '../directory/directory.queries';
import { membership } from './membership.decider';
import { t } from './messages';

type Search = Omit<MemberSearch, keyof PageRequest> & PageRequest;

/** The orders by which the store can sort; `since` and `lastActive` are sorted here. */
const STORED: Readonly<Partial<Record<MemberOrder, string>>> = {
  name: 'sortName',
  email: 'email',
  role: 'role',
};

const MAX_HISTORY = 100;
const SHOWN: readonly string[] = [
  'EntityMemberAdded',
  'EntityMemberRemoved',
  'AccountRegistered',
  'AccountRoleChanged',
];

@Injectable()
export class Members {
  constructor(
    private readonly views: Views,
    private readonly entityMembers: EntityMemberReader,
    private readonly people: PeopleReader,
    private readonly entries: AccessEntries,
    private readonly sessions: SessionReader,
    private readonly profiles: ProfileReader,
    private readonly staff: StaffActivityReader,
    private readonly actions: ActionReader,
    private readonly events: History,
  ) {}

  async page(entityId: string, { group: chosen, q, ...search }: Search): Promise<MembersPage> {
    const group = chosen || 'staff';
    const joined = await this.views.find(memberships, { where: { entityId } });
    const since = new Map(joined.map(({ userId, since }) => [userId, since]));
    const id = { in: [...since.keys()] };
    const roles = await this.views.countBy(people, 'role', { id });
    const countOf = (of: readonly Role[]) => of.reduce((sum, role) => sum + (roles.get(role) ?? 0), 0);
    const counts = { staff: countOf(MEMBER_GROUPS.staff), students: countOf(MEMBER_GROUPS.students) };
    const searchText = foldForSearch(q ?? '').trim();
    const where = { ...ofGroup(group), id, ...(searchText && { search: { contains: searchText } }) };
    const total = searchText ? await this.views.count(people, where) : counts[group];
    const persons = await this.found(where, search, group, since);
    const [active, invited] = await Promise.all([
      this.activeAmong(persons, group),
      this.views.joined(invitations, persons, 'id'),
    ]);
    const data = persons.map((person) => ({
      id: person.id,
      attributes: {
        ...personFieldsOf(person),
        since: since.get(person.id)!,
        lastActive: active.get(person.id) ?? null,
        invited: invited.get(person.id)?.acceptedAt === null,
      },
      relationships: {},
    }));
    return { data, pageCount: Math.ceil(total / search.pageSize), total, counts };
  }

  async leaving(entityId: string, userId: string): Promise<LeavingResource> {
    const { role } = await this.member(entityId, userId);
    const entries = await this.entries.supportedBy(userId, entityId);
    const isStudent = role === 'student';
    const byEntry = entries.map(({ staffId, studentId }) => (isStudent ? staffId : studentId));
    const byEntity = await this.reachedByEntity(role, userId, entityId);
    const counselings = entries.filter(({ reasons }) => reasons.includes('session'));
    const [sessions, accountAdmins] = await Promise.all([
      this.sessions.countBookedWith(
        isStudent ? 'studentId' : 'counselorId',
        userId,
        counselings.map(({ staffId, studentId }) => (isStudent ? staffId : studentId)),
      ),
      this.entityMembers.accountAdminsOf([entityId]),
    ]);
    return {
      id: userId,
      attributes: {
        people: new Set([...byEntry, ...byEntity]).size,
        sessions,
        lastAccountAdmin: accountAdmins.length === 1 && accountAdmins[0] === userId,
      },
      relationships: {},
    };
  }

  async history(entityId: string, userId: string): Promise<MemberHistoryResource[]> {
    await this.member(entityId, userId);
    const recorded = await Promise.all([
      this.events.read(streamOf(membership, membershipId(entityId, userId))),
      this.events.read(streamOf(account, userId)),
    ]);
    const entries = this.actions
      .describe(recorded.flat().filter(({ type }) => SHOWN.includes(type)))
      .sort((one, other) => (one.order < other.order ? 1 : -1))
      .slice(0, MAX_HISTORY);
    const actors = await this.views.joined(people, entries, 'actorId');
    return entries.map(({ id, time, sentence, actorId }) => {
      const isNobody = actorId === SYSTEM.id || actorId === VISITOR.id;
      const actor = isNobody
        ? null
        : { id: actorId, attributes: { name: nameOf(actors.get(actorId), currentLanguage()) } };
      return {
        id,
        attributes: { time, sentence: withErased(sentence[currentLanguage()], currentLanguage()) },
        relationships: { actor: { data: actor } },
      };
    });
  }

  private async member(entityId: string, userId: string): Promise<Person> {
    const [joined, person] = await Promise.all([
      this.views.get(memberships, membershipId(entityId, userId)),
      this.views.get(people, userId),
    ]);
    if (!joined || !person) throw new Rejected('not-found', t('member-not-found'));
    return person;
  }

  /** The people whom a student or account admin reaches only through this entity, without an access entry. */
  private async reachedByEntity(role: Role, userId: string, entityId: string): Promise<string[]> {
    if (role !== 'student' && role !== 'account_admin') return [];
    const others = (await this.entityMembers.entitiesOf(userId)).filter((id) => id !== entityId);
    const reached = async (entityIds: readonly string[]) =>
      role === 'student'
        ? this.entityMembers.accountAdminsOf(entityIds)
        : this.people.having(['student'], await this.entityMembers.membersOf(entityIds));
    const [here, elsewhere] = await Promise.all([reached([entityId]), reached(others)]);
    const elsewhereIds = new Set(elsewhere);
    return here.filter((id) => !elsewhereIds.has(id));
  }

  private async found(
    where: Record<string, Condition>,
    { sort: chosen, currentPage, pageSize }: Omit<Search, 'group'>,
    group: MemberGroup,
    since: ReadonlyMap<string, string>,
  ): Promise<Person[]> {
    const sort = chosen || 'name';
    const direction = sort.startsWith('-') ? -1 : 1;
    const order = sort.replace('-', '') as MemberOrder;
    const field = STORED[order];
    const skip = (currentPage - 1) * pageSize;
    if (field)
      return this.views.find(people, {
        ...{ where, skip, limit: pageSize },
        sort: { [field]: direction, ...(field !== 'sortName' && { sortName: 1 }) },
      });
    const all = await this.views.find(people, { where, sort: { sortName: 1 } });
    const timeOf = order === 'since' ? (id: string) => since.get(id) : await this.activity(group, all);
    const sorted = all.toSorted((one, other) => compare(timeOf(one.id), timeOf(other.id), direction));
    return sorted.slice(skip, skip + pageSize);
  }

  private async activity(group: MemberGroup, all: readonly Person[]) {
    if (group === 'students') return this.profiles.lastActiveInMemory();
    const active = await this.activeAmong(all, group);
    return (id: string) => active.get(id);
  }

  private activeAmong(
    persons: readonly Person[],
    group: MemberGroup,
  ): Promise<ReadonlyMap<string, string | null>> {
    const ids = persons.map(({ id }) => id);
    return group === 'students' ? this.profiles.lastActive(ids) : this.staff.lastActive(ids);
  }
}

function ofGroup(group: MemberGroup): { readonly role: Condition } {
  const roles = MEMBER_GROUPS[group];
  return { role: roles.length === 1 ? roles[0] : { in: roles } };
}

/** People who were never active come last in either direction. */
function compare(one: string | null | undefined, other: string | null | undefined, direction: number) {
  if (one === other) return 0;
  if (!one) return 1;
  if (!other) return -1;
  return one < other ? -direction : direction;
}

const personFieldsOf = ({ firstName, lastName, email, role, grade }: Person) => ({
  ...{ firstName, lastName, email, role, grade },
});

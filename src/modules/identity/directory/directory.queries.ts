import { membershipId, memberships } from '../../../../projections/identity/memberships';
import { people } from '../../../../projections/identity/people';
import { Views } from '../../../platform/document-store/views';
import { Injectable } from '@nestjs/common';
import type { Grade } from '../../../../contract/profile';
import type { Role } from '../../../../contract/roles';
import { Accounts, type SessionUser, type StudentAccess } from '../../../platform/auth/session-user';
import { parents } from '../../../../projections/identity/parents';
import { invitations } from '../../../../projections/identity/invitations';
import { entities } from '../../../../projections/identity/entities';
import type { AccessRelation } from '../../../../contract/identity';
import { access, type AccessEntry, accessId } from '../../../../projections/identity/access';

type ByEntity = ReadonlyMap<string, readonly string[]>;

/** Caches the account admins of all entities, and reads them again only after people or memberships have changed. */
export class AccountAdmins {
  #known: { readonly asOf: string; readonly byEntity: Promise<ByEntity> } | null = null;

  constructor(private readonly views: Views) {}

  async of(entityIds: readonly string[]): Promise<string[]> {
    const byEntity = await this.current();
    return [...new Set(entityIds.flatMap((id) => byEntity.get(id) ?? []))];
  }

  private async current(): Promise<ByEntity> {
    // The state is read before the documents, which may then be newer than it, but not older.
    const states = [this.views.stateOf(people), this.views.stateOf(memberships)];
    const asOf = (await Promise.all(states)).join();
    if (this.#known?.asOf !== asOf) this.#known = { asOf, byEntity: this.read() };
    const { byEntity } = this.#known;
    byEntity.catch(() => (this.#known = null));
    return byEntity;
  }

  private async read(): Promise<ByEntity> {
    const admins = await this.views.find(people, { where: { role: 'account_admin' } });
    const userId = { in: admins.map(({ id }) => id) };
    const byEntity = new Map<string, string[]>();
    for (const { entityId, userId: id } of await this.views.find(memberships, { where: { userId } }))
      byEntity.set(entityId, [...(byEntity.get(entityId) ?? []), id]);
    return byEntity;
  }
}

/** Platform admins are not included. */
export const STAFF = ['counselor', 'account_admin', 'exam_admin'] as const;

@Injectable()
export class PeopleReader extends Accounts {
  constructor(private readonly views: Views) {
    super();
  }

  async roleOf(userId: string): Promise<Role | undefined> {
    return (await this.views.get(people, userId))?.role;
  }

  async gradeOf(userId: string): Promise<Grade | null> {
    return (await this.views.get(people, userId))?.grade ?? null;
  }

  async withRole(role: Role): Promise<string[]> {
    return (await this.views.find(people, { where: { role } })).map(({ id }) => id);
  }

  async having(roles: readonly Role[], ids: Iterable<string>): Promise<string[]> {
    const known = await this.views.getMany(people, ids);
    return [...known.values()].filter(({ role }) => roles.includes(role)).map(({ id }) => id);
  }
}

@Injectable()
export class EntityMemberReader {
  readonly #accountAdmins: AccountAdmins;

  constructor(
    private readonly views: Views,
    private readonly people: PeopleReader,
  ) {
    this.#accountAdmins = new AccountAdmins(views);
  }

  async entitiesOf(...userIds: readonly string[]): Promise<string[]> {
    const joined = await this.views.find(memberships, { where: { userId: { in: userIds } } });
    return [...new Set(joined.map(({ entityId }) => entityId))];
  }

  async membersOf(entityIds: readonly string[]): Promise<string[]> {
    if (entityIds.length === 0) return [];
    const found = await this.views.find(memberships, { where: { entityId: { in: entityIds } } });
    return [...new Set(found.map(({ userId }) => userId))];
  }

  async accountAdminsOf(entityIds: readonly string[]): Promise<string[]> {
    return entityIds.length === 0 ? [] : this.#accountAdmins.of(entityIds);
  }

  /** The ids of everyone who shares an entity with the user, including the user. */
  async colleagues(userId: string): Promise<string[]> {
    return this.membersOf(await this.entitiesOf(userId));
  }

  async staffColleagues(userId: string): Promise<string[]> {
    const staff = await this.people.having(STAFF, await this.colleagues(userId));
    return staff.filter((id) => id !== userId);
  }

  async shareEntity(one: string, other: string): Promise<boolean> {
    const [left, right] = await Promise.all([this.entitiesOf(one), this.entitiesOf(other)]);
    return left.some((entityId) => right.includes(entityId));
  }

  async notElsewhere(userIds: readonly string[], entityId: string): Promise<string[]> {
    const found = await this.views.find(memberships, { where: { userId: { in: userIds } } });
    const here = new Set(found.filter((one) => one.entityId === entityId).map(({ userId }) => userId));
    const elsewhere = new Set(found.map(({ userId }) => userId).filter((id) => !here.has(id)));
    return userIds.filter((id) => !elsewhere.has(id));
  }

  async membersAmong(userIds: readonly string[], entityIds: readonly string[]): Promise<string[]> {
    const ids = userIds.flatMap((userId) => entityIds.map((entityId) => membershipId(entityId, userId)));
    const found = await this.views.getMany(memberships, ids);
    return [...new Set([...found.values()].map(({ userId }) => userId))];
  }
}

@Injectable()
export class FamilyReader {
  constructor(private readonly views: Views) {}

  async childrenOf(...parentIds: readonly string[]): Promise<string[]> {
    const found = await this.views.find(parents, { where: { parentId: { in: parentIds } } });
    return unique(found.filter(({ state }) => state === 'accepted').map(({ studentId }) => studentId));
  }

  async parentsOf(...studentIds: readonly string[]): Promise<string[]> {
    return unique([...(await this.parentsByStudent(studentIds)).values()].flat());
  }

  /** Omits students without a parent who accepted. */
  async parentsByStudent(studentIds: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
    const found = await this.views.find(parents, { where: { studentId: { in: studentIds } } });
    const families = new Map<string, string[]>();
    for (const { state, studentId, parentId } of found)
      if (state === 'accepted') families.set(studentId, [...(families.get(studentId) ?? []), parentId]);
    return families;
  }
}

const unique = (ids: readonly string[]) => [...new Set(ids)];

@Injectable()
export class InvitationReader {
  constructor(private readonly views: Views) {}

  async waitingAmong(userIds: readonly string[]): Promise<Set<string>> {
    const invited = await this.views.getMany(invitations, userIds);
    return new Set(userIds.filter((id) => invited.get(id)?.acceptedAt === null));
  }
}

@Injectable()
export class EntityReader {
  constructor(private readonly views: Views) {}

  async names(entityIds: readonly string[]): Promise<Map<string, string>> {
    const known = await this.views.getMany(entities, entityIds);
    return new Map([...known].map(([id, { name }]) => [id, name]));
  }

  async sharesOutcomes(entityId: string): Promise<boolean> {
    return (await this.views.get(entities, entityId))?.sharesOutcomes ?? false;
  }

  async namesOfMembers(userIds: readonly string[]): Promise<Map<string, string>> {
    const joined = await this.views.find(memberships, { where: { userId: { in: userIds } } });
    const names = await this.names(joined.map(({ entityId }) => entityId));
    return new Map(joined.map(({ userId, entityId }) => [userId, names.get(entityId) ?? '']));
  }
}

export const COUNSELING: readonly AccessRelation[] = ['sign-up-link', 'registration', 'assignment'];

const COUNSELORS = ['counselor', 'account_admin'] as const;

const isCounseling = ({ reasons }: AccessEntry) => reasons.some((reason) => COUNSELING.includes(reason));

/** Finds who may act for which students: by an entry of access, by a shared entity, or as a parent. */
@Injectable()
export class AccessReader implements StudentAccess {
  constructor(
    private readonly views: Views,
    private readonly people: PeopleReader,
    private readonly entityMembers: EntityMemberReader,
    private readonly families: FamilyReader,
  ) {}

  async mayActFor(
    user: SessionUser,
    ...studentIds: readonly string[]
  ): Promise<'granted' | 'denied' | 'unknown'> {
    const requested = new Set(studentIds);
    if ((await this.people.having(['student'], requested)).length < requested.size) return 'unknown';
    if (user.role === 'admin') return 'granted';
    const others = [...requested].filter((id) => id !== user.id);
    if (others.length === 0) return 'granted';
    if (user.role === 'student') return 'denied';
    const entries = await this.views.getMany(
      access,
      others.map((id) => accessId(user.id, id)),
    );
    const left = others.filter((id) => !entries.has(accessId(user.id, id)));
    if (left.length === 0) return 'granted';
    if (user.role !== 'account_admin') return 'denied';
    const reached = await this.entityMembers.membersAmong(left, await this.entityMembers.entitiesOf(user.id));
    return left.every((id) => reached.includes(id)) ? 'granted' : 'denied';
  }

  async maySee(user: SessionUser, studentId: string): Promise<'granted' | 'denied' | 'unknown'> {
    const isOfChild = user.role === 'parent' && (await this.families.childrenOf(user.id)).includes(studentId);
    return isOfChild ? 'granted' : this.mayActFor(user, studentId);
  }

  async studentsOf(user: SessionUser): Promise<string[]> {
    if (user.role === 'student') return [user.id];
    if (user.role === 'admin') return this.people.withRole('student');
    return this.people.having(['student'], await this.reachOf(user));
  }

  /** Like `studentsOf`, but not for admins. It may include colleagues' ids, so callers must look for students only. */
  async reachOf(user: SessionUser): Promise<string[]> {
    const entries = await this.views.find(access, { where: { staffId: user.id } });
    const reachable = new Set(entries.map(({ studentId }) => studentId));
    if (user.role === 'account_admin')
      for (const id of await this.entityMembers.colleagues(user.id)) reachable.add(id);
    return [...reachable];
  }

  async staffOf(...studentIds: readonly string[]): Promise<string[]> {
    const entries = await this.views.find(access, { where: { studentId: { in: studentIds } } });
    const byEntry = await this.people.having(
      STAFF,
      entries.map(({ staffId }) => staffId),
    );
    const byEntity = await this.entityMembers.accountAdminsOf(
      await this.entityMembers.entitiesOf(...studentIds),
    );
    return [...new Set([...byEntry, ...byEntity])];
  }

  /** Returns the ids of the staff who may act for any of these students, without platform admins, and of parents. */
  async watchersOf(...studentIds: readonly string[]): Promise<string[]> {
    const [staff, family] = await Promise.all([
      this.staffOf(...studentIds),
      this.families.parentsOf(...studentIds),
    ]);
    return [...staff, ...family];
  }

  async counselorsOf(...studentIds: readonly string[]): Promise<string[]> {
    const entries = await this.views.find(access, { where: { studentId: { in: studentIds } } });
    return this.people.having(
      COUNSELORS,
      entries.filter(isCounseling).map(({ staffId }) => staffId),
    );
  }

  async counseledBy(staffId: string): Promise<string[]> {
    if ((await this.people.having(COUNSELORS, [staffId])).length === 0) return [];
    const entries = await this.views.find(access, { where: { staffId } });
    return entries.filter(isCounseling).map(({ studentId }) => studentId);
  }

  async concernedWith(userId: string): Promise<string[]> {
    const role = await this.people.roleOf(userId);
    const ids = await this.people.withRole('admin');
    if (role === 'student') ids.push(...(await this.watchersOf(userId)));
    else if (role === 'parent') {
      const children = await this.families.childrenOf(userId);
      ids.push(...children, ...(await this.staffOf(...children)));
    } else if (role && role !== 'admin')
      ids.push(
        ...(await this.studentsOf({ id: userId, role })),
        ...(await this.entityMembers.staffColleagues(userId)),
      );
    return ids.filter((id) => id !== userId);
  }

  async entriesOf(userId: string): Promise<AccessEntry[]> {
    const [asStaff, asStudent] = await Promise.all([
      this.views.find(access, { where: { staffId: userId } }),
      this.views.find(access, { where: { studentId: userId } }),
    ]);
    return [...asStaff, ...asStudent];
  }
}

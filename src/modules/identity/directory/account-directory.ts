import { Injectable } from '@nestjs/common';
import type { Role } from '../../../../contract/roles';
import type { AccessRelation } from '../../../../contract/identity';
import { access, type AccessEntry, accessId } from '../../../../projections/identity/access';
import { memberships, membershipId } from '../../../../projections/identity/memberships';
import { parents } from '../../../../projections/identity/parents';
import { people } from '../../../../projections/identity/people';
import { Accounts, type SessionUser } from '../../../platform/auth/session-user';
import { Views } from '../../../platform/document-store/views';
import { AccountAdmins } from './account-admins';

/** Platform admins are not included. */
const STAFF = ['counselor', 'account_admin', 'exam_admin'] as const;

export const COUNSELING: readonly AccessRelation[] = ['sign-up-link', 'registration', 'assignment'];

const COUNSELORS = ['counselor', 'account_admin'] as const;

const isCounseling = ({ reasons }: AccessEntry) => reasons.some((reason) => COUNSELING.includes(reason));

@Injectable()
export class AccountDirectory extends Accounts {
  readonly #accountAdmins: AccountAdmins;

  constructor(private readonly views: Views) {
    super();
    this.#accountAdmins = new AccountAdmins(views);
  }

  async roleOf(userId: string): Promise<Role | undefined> {
    return (await this.views.get(people, userId))?.role;
  }

  async withRole(role: Role): Promise<string[]> {
    return (await this.views.find(people, { where: { role } })).map(({ id }) => id);
  }

  async mayActFor(
    user: SessionUser,
    ...studentIds: readonly string[]
  ): Promise<'granted' | 'denied' | 'unknown'> {
    const requested = new Set(studentIds);
    if ((await this.having(['student'], requested)).length < requested.size) return 'unknown';
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
    const reached = await this.membersAmong(left, await this.entitiesOf(user.id));
    return left.every((id) => reached.includes(id)) ? 'granted' : 'denied';
  }

  async maySee(user: SessionUser, studentId: string): Promise<'granted' | 'denied' | 'unknown'> {
    const isOfChild = user.role === 'parent' && (await this.childrenOf(user.id)).includes(studentId);
    return isOfChild ? 'granted' : this.mayActFor(user, studentId);
  }

  async studentsOf(user: SessionUser): Promise<string[]> {
    if (user.role === 'student') return [user.id];
    if (user.role === 'admin') return this.withRole('student');
    return this.having(['student'], await this.reachOf(user));
  }

  async reachOf(user: SessionUser): Promise<string[]> {
    const entries = await this.views.find(access, { where: { staffId: user.id } });
    const reachable = new Set(entries.map(({ studentId }) => studentId));
    if (user.role === 'account_admin') for (const id of await this.colleagues(user.id)) reachable.add(id);
    return [...reachable];
  }

  async staffOf(...studentIds: readonly string[]): Promise<string[]> {
    const entries = await this.views.find(access, { where: { studentId: { in: studentIds } } });
    const byEntry = await this.having(
      STAFF,
      entries.map(({ staffId }) => staffId),
    );
    const byEntity = await this.accountAdminsOf(await this.entitiesOf(...studentIds));
    return [...new Set([...byEntry, ...byEntity])];
  }

  async watchersOf(...studentIds: readonly string[]): Promise<string[]> {
    const [staff, family] = await Promise.all([this.staffOf(...studentIds), this.parentsOf(...studentIds)]);
    return [...staff, ...family];
  }

  async counselorsOf(...studentIds: readonly string[]): Promise<string[]> {
    const entries = await this.views.find(access, { where: { studentId: { in: studentIds } } });
    return this.having(
      COUNSELORS,
      entries.filter(isCounseling).map(({ staffId }) => staffId),
    );
  }

  async counseledBy(staffId: string): Promise<string[]> {
    if ((await this.having(COUNSELORS, [staffId])).length === 0) return [];
    const entries = await this.views.find(access, { where: { staffId } });
    return entries.filter(isCounseling).map(({ studentId }) => studentId);
  }

  async childrenOf(...parentIds: readonly string[]): Promise<string[]> {
    const found = await this.views.find(parents, { where: { parentId: { in: parentIds } } });
    return unique(found.filter(({ state }) => state === 'accepted').map(({ studentId }) => studentId));
  }

  async parentsOf(...studentIds: readonly string[]): Promise<string[]> {
    const found = await this.views.find(parents, { where: { studentId: { in: studentIds } } });
    return unique(found.filter(({ state }) => state === 'accepted').map(({ parentId }) => parentId));
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
    const staff = await this.having(STAFF, await this.colleagues(userId));
    return staff.filter((id) => id !== userId);
  }

  async concernedWith(userId: string): Promise<string[]> {
    const role = await this.roleOf(userId);
    const ids = await this.withRole('admin');
    if (role === 'student') ids.push(...(await this.watchersOf(userId)));
    else if (role === 'parent') {
      const children = await this.childrenOf(userId);
      ids.push(...children, ...(await this.staffOf(...children)));
    } else if (role && role !== 'admin')
      ids.push(...(await this.studentsOf({ id: userId, role })), ...(await this.staffColleagues(userId)));
    return ids.filter((id) => id !== userId);
  }

  async entriesOf(userId: string): Promise<AccessEntry[]> {
    const [asStaff, asStudent] = await Promise.all([
      this.views.find(access, { where: { staffId: userId } }),
      this.views.find(access, { where: { studentId: userId } }),
    ]);
    return [...asStaff, ...asStudent];
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

  async having(roles: readonly Role[], ids: Iterable<string>): Promise<string[]> {
    const known = await this.views.getMany(people, ids);
    return [...known.values()].filter(({ role }) => roles.includes(role)).map(({ id }) => id);
  }
}

const unique = (ids: readonly string[]) => [...new Set(ids)];

import { Injectable } from '@nestjs/common';
import type { AccessRelation } from '../../../../contract/identity';
import { access, accessId, type AccessEntry } from '../../../../projections/identity/access';
import type { SessionUser, StudentAccess } from '../../../platform/auth/session-user';
import { Views } from '../../../platform/document-store/views';
import { EntityMemberReader } from './entity-members.queries';
import { FamilyReader } from './families.queries';
import { PeopleReader, STAFF } from './people.queries';

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

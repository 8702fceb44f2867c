import { Injectable } from '@nestjs/common';
import type { Role } from '../../../contract/roles';
import { access } from '../../../projections/access';
import { memberships } from '../../../projections/memberships';
import { people } from '../../../projections/people';
import { Accounts, type SessionUser } from '../../platform/auth/session-user';
import { Views } from '../../platform/document-store/views';

/** Who there is, and who may act for whom. */
@Injectable()
export class AccountDirectory extends Accounts {
  constructor(private readonly views: Views) {
    super();
  }

  async roleOf(userId: string): Promise<Role | undefined> {
    return (await this.views.get(people, userId))?.role;
  }

  async mayActFor(user: SessionUser, studentId: string): Promise<'granted' | 'denied' | 'unknown'> {
    if ((await this.roleOf(studentId)) !== 'student') return 'unknown';
    if (user.id === studentId || user.role === 'admin') return 'granted';
    if (user.role === 'student') return 'denied';
    if (await this.views.get(access, `${user.id}.${studentId}`)) return 'granted';
    return user.role === 'account_admin' && (await this.shareEntity(user.id, studentId))
      ? 'granted'
      : 'denied';
  }

  async studentsOf(user: SessionUser): Promise<string[]> {
    if (user.role === 'student') return [user.id];
    if (user.role === 'admin')
      return (await this.views.find(people, { where: { role: 'student' } })).map(({ id }) => id);
    const entries = await this.views.find(access, { where: { staffId: user.id } });
    const reachable = new Set(entries.map(({ studentId }) => studentId));
    if (user.role === 'account_admin') for (const id of await this.colleagues(user.id)) reachable.add(id);
    return this.having(['student'], reachable);
  }

  async staffOf(studentId: string): Promise<string[]> {
    const entries = await this.views.find(access, { where: { studentId } });
    const byEntry = await this.having(
      ['counselor', 'account_admin', 'exam_admin'],
      entries.map(({ staffId }) => staffId),
    );
    const byEntity = await this.having(['account_admin'], await this.colleagues(studentId));
    return [...new Set([...byEntry, ...byEntity])];
  }

  async entitiesOf(userId: string): Promise<string[]> {
    return (await this.views.find(memberships, { where: { userId } })).map(({ entityId }) => entityId);
  }

  /** Ids of everybody who shares an entity with somebody, that person included. */
  async colleagues(userId: string): Promise<string[]> {
    const entityIds = await this.entitiesOf(userId);
    if (entityIds.length === 0) return [];
    return (await this.views.find(memberships, { where: { entityId: { in: entityIds } } })).map(
      ({ userId }) => userId,
    );
  }

  private async shareEntity(one: string, other: string): Promise<boolean> {
    const [left, right] = await Promise.all([this.entitiesOf(one), this.entitiesOf(other)]);
    return left.some((entityId) => right.includes(entityId));
  }

  private async having(roles: readonly Role[], ids: Iterable<string>): Promise<string[]> {
    const known = await this.views.getMany(people, ids);
    return [...known.values()].filter(({ role }) => roles.includes(role)).map(({ id }) => id);
  }
}

import { Injectable } from '@nestjs/common';
import { membershipId, memberships } from '../../../../projections/identity/memberships';
import { Views } from '../../../platform/document-store/views';
import { AccountAdmins } from './account-admins';
import { PeopleReader, STAFF } from './people.queries';

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

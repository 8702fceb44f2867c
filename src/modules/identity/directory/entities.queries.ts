import { Injectable } from '@nestjs/common';
import { entities } from '../../../../projections/identity/entities';
import { memberships } from '../../../../projections/identity/memberships';
import { Views } from '../../../platform/document-store/views';

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

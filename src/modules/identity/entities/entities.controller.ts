import { Controller, Get, Param, Patch, Post, Put } from '@nestjs/common';
import type { ParsedBody, ResponseOf } from '../../../../contract/calls';
import { Body, Roles } from '../../../platform/http/route.decorators';
import { entities, type EntityView } from '../../../../projections/identity/entities';
import { memberships } from '../../../../projections/identity/memberships';
import { CurrentUser, type SessionUser } from '../../../platform/auth/session-user';
import { Dispatcher } from '../../../platform/dispatch/dispatcher';
import { Views } from '../../../platform/document-store/views';
import { newId } from '../../../platform/http/request-context';
import { EntityMemberReader } from '../directory/directory.queries';
import { entity } from './entity.decider';
import { Memberships } from './memberships';

@Controller('admin')
export class EntitiesController {
  constructor(
    private readonly views: Views,
    private readonly dispatcher: Dispatcher,
    private readonly members: Memberships,
    private readonly entityMembers: EntityMemberReader,
  ) {}

  @Roles('admin', 'account_admin')
  @Get('entities')
  async list(@CurrentUser() { id, role }: SessionUser): Promise<ResponseOf<'GET /admin/entities'>> {
    const found =
      role === 'admin' ? await this.views.find(entities, { sort: { name: 1 } }) : await this.own(id);
    const counts = await this.views.countBy(memberships, 'entityId', {
      entityId: { in: found.map(({ id }) => id) },
    });
    return {
      data: found.map(({ id, name, description, type, ...flags }) => ({
        id,
        attributes: {
          ...{ name, description, type, memberCount: counts.get(id) ?? 0 },
          ...{ requiresTwoFactor: flags.requiresTwoFactor, sharesOutcomes: flags.sharesOutcomes },
        },
        relationships: {},
      })),
    };
  }

  @Roles('admin')
  @Post('entity')
  async create(
    @Body() { name, description, type }: ParsedBody<'POST /admin/entity'>,
  ): Promise<ResponseOf<'POST /admin/entity'>> {
    const entityId = newId('entity', JSON.stringify({ name, description }));
    const created = { entityId, name, description, type: type || null };
    await this.dispatcher.dispatch(entity, entityId, 'CreateEntity', created);
    return { id: entityId };
  }

  @Roles('admin', 'account_admin')
  @Patch('entity/:id')
  async describe(
    @Param('id') entityId: string,
    @Body() { name, description, type }: ParsedBody<'PATCH /admin/entity/{id}'>,
    @CurrentUser() user: SessionUser,
  ): Promise<void> {
    await this.members.admit(user, entityId);
    const fields = {
      name,
      description: description === null ? '' : description,
      type: type === undefined ? undefined : type || null,
    };
    await this.dispatcher.dispatch(entity, entityId, 'DescribeEntity', fields);
  }

  @Roles('admin', 'account_admin')
  @Put('entity/:id/second-factor')
  async requireSecondFactor(
    @Param('id') entityId: string,
    @Body() { required }: ParsedBody<'PUT /admin/entity/{id}/second-factor'>,
    @CurrentUser() user: SessionUser,
  ): Promise<void> {
    await this.members.admit(user, entityId);
    await this.dispatcher.dispatch(entity, entityId, 'RequireTwoFactor', { required });
  }

  @Roles('admin', 'account_admin')
  @Put('entity/:id/outcomes')
  async shareOutcomes(
    @Param('id') entityId: string,
    @Body() { shared }: ParsedBody<'PUT /admin/entity/{id}/outcomes'>,
    @CurrentUser() user: SessionUser,
  ): Promise<void> {
    await this.members.admit(user, entityId);
    await this.dispatcher.dispatch(entity, entityId, 'ShareOutcomes', { shared });
  }

  private async own(userId: string): Promise<EntityView[]> {
    const found = await this.views.getMany(entities, await this.entityMembers.entitiesOf(userId));
    return [...found.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
  }
}

import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import type { EntityResource } from '../../../contract/resources';
import { entities, type EntityView } from '../../../projections/entities';
import { memberships } from '../../../projections/memberships';
import { people } from '../../../projections/people';
import { Rejected } from '../../kernel/errors';
import { Roles } from '../../platform/auth/access.decorators';
import { Dispatcher } from '../../platform/dispatch/dispatcher';
import { Views } from '../../platform/document-store/views';
import { newId } from '../../platform/http/request-context';
import { EmailAddresses } from './email-addresses';
import { entity } from './entity.decider';
import { NewEntityDto, NewMemberDto } from './identity.dto';

@Controller('admin')
@Roles('admin')
export class EntitiesController {
  constructor(
    private readonly views: Views,
    private readonly dispatcher: Dispatcher,
    private readonly emails: EmailAddresses,
  ) {}

  @Get('entities')
  async list(): Promise<{ data: EntityResource[] }> {
    const all = await this.views.find(entities, { sort: { name: 1 } });
    return { data: await Promise.all(all.map((view) => this.resource(view))) };
  }

  @Post('entity')
  async create(@Body() { name, description }: NewEntityDto) {
    const entityId = newId('entity', JSON.stringify({ name, description }));
    await this.dispatcher.dispatch(entity, entityId, 'CreateEntity', { entityId, name, description });
    return { id: entityId };
  }

  @Post('entity/:id/user')
  @HttpCode(200)
  async addUser(@Param('id') entityId: string, @Body() { email }: NewMemberDto) {
    const userId = await this.emails.holderOf(email);
    if (userId === null)
      throw new Rejected('not-found', 'user-not-found', `Unable to add ${email} to entity`);
    await this.dispatcher.dispatch(entity, entityId, 'AddMember', { entityId, userId });
    return { id: userId };
  }

  private async resource({ id, name, description }: EntityView): Promise<EntityResource> {
    const members = await this.views.find(memberships, { where: { entityId: id } });
    const known = await this.views.getMany(
      people,
      members.map(({ userId }) => userId),
    );
    const users = [...known.values()].sort((a, b) => (a.sortName < b.sortName ? -1 : 1));
    return {
      id,
      attributes: { name, description, memberCount: users.length },
      relationships: {
        users: {
          data: users.map(({ id, firstName, lastName, role }) => ({
            id,
            attributes: { firstName, lastName, role },
          })),
        },
      },
    };
  }
}

import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Put } from '@nestjs/common';
import type { Answer } from '../../../contract/calls';
import type { EntityResource } from '../../../contract/identity';
import { entities, type EntityView } from '../../../projections/entities';
import { memberships } from '../../../projections/memberships';
import { people, type Person } from '../../../projections/people';
import { Rejected } from '../../kernel/errors';
import { Roles } from '../../platform/auth/access.decorators';
import { CurrentUser, type SessionUser } from '../../platform/auth/session-user';
import { Dispatcher } from '../../platform/dispatch/dispatcher';
import { Views } from '../../platform/document-store/views';
import { newId } from '../../platform/http/request-context';
import { AccountDirectory } from './account-directory';
import { EmailAddresses } from './email-addresses';
import { entity } from './entity.decider';
import { MoveDto, NewEntityDto, NewMemberDto, SecondFactorRequirementDto } from './identity.dto';
import { Memberships } from './memberships';
import { say } from './words';

@Controller('admin')
@Roles('admin')
export class EntitiesController {
  constructor(
    private readonly views: Views,
    private readonly dispatcher: Dispatcher,
    private readonly emails: EmailAddresses,
    private readonly members: Memberships,
    private readonly directory: AccountDirectory,
  ) {}

  @Get('entities')
  async list(): Promise<Answer<'GET /admin/entities'>> {
    const all = await this.views.find(entities, { sort: { name: 1 } });
    return { data: await this.resources(all) };
  }

  @Post('entity')
  async create(@Body() { name, description }: NewEntityDto): Promise<Answer<'POST /admin/entity'>> {
    const entityId = newId('entity', JSON.stringify({ name, description }));
    await this.dispatcher.dispatch(entity, entityId, 'CreateEntity', { entityId, name, description });
    return { id: entityId };
  }

  @Put('entity/:id/second-factor')
  @HttpCode(204)
  async requireTwoFactor(
    @Param('id') entityId: string,
    @Body() { required }: SecondFactorRequirementDto,
  ): Promise<void> {
    await this.dispatcher.dispatch(entity, entityId, 'RequireTwoFactor', { entityId, required });
  }

  @Post('entity/:id/user')
  @HttpCode(200)
  async addUser(
    @Param('id') entityId: string,
    @Body() { email }: NewMemberDto,
  ): Promise<Answer<'POST /admin/entity/{id}/user'>> {
    const userId = await this.emails.holderOf(email);
    if (userId === null) throw new Rejected('not-found', say('user-not-found.to-add', { email }));
    await this.members.join(entityId, userId);
    return { id: userId };
  }

  @Roles('admin', 'account_admin')
  @Delete('entity/:id/user/:userId')
  @HttpCode(204)
  async takeOut(
    @Param('id') entityId: string,
    @Param('userId') userId: string,
    @CurrentUser() user: SessionUser,
  ): Promise<void> {
    await this.admit(user, [entityId], userId);
    await this.members.leave(entityId, userId);
  }

  /** Moves a member to another entity; an account admin may move people between his or her own. */
  @Roles('admin', 'account_admin')
  @Patch('entity/:id/user/:userId')
  @HttpCode(204)
  async move(
    @Param('id') entityId: string,
    @Param('userId') userId: string,
    @Body() { entity_id: toEntityId }: MoveDto,
    @CurrentUser() user: SessionUser,
  ): Promise<void> {
    await this.admit(user, [entityId, toEntityId], userId);
    await this.members.check(toEntityId);
    const joined = await this.directory.entitiesOf(userId);
    if (!joined.includes(entityId) && !joined.includes(toEntityId))
      throw new Rejected('not-found', say('member-not-found'));
    await this.members.move(userId, entityId, toEntityId);
  }

  private async admit(
    { id, role }: SessionUser,
    entityIds: readonly string[],
    userId: string,
  ): Promise<void> {
    if (role === 'admin') return;
    const own = await this.directory.entitiesOf(id);
    if (!entityIds.every((entityId) => own.includes(entityId)))
      throw new Rejected('forbidden', say('outside-entity.not-own'));
    if (userId === id) throw new Rejected('forbidden', say('own-membership'));
  }

  private async resources(all: readonly EntityView[]): Promise<EntityResource[]> {
    const joined = await this.views.find(memberships, {
      where: { entityId: { in: all.map(({ id }) => id) } },
    });
    const known = await this.views.joined(people, joined, 'userId');
    const members = new Map<string, Person[]>(all.map(({ id }) => [id, []]));
    for (const { entityId, userId } of joined) {
      const person = known.get(userId);
      if (person) members.get(entityId)!.push(person);
    }
    return all.map((entity) => entityResource(entity, members.get(entity.id)!));
  }
}

function entityResource(
  { id, name, description, requiresTwoFactor }: EntityView,
  members: readonly Person[],
): EntityResource {
  const users = [...members].sort((a, b) => (a.sortName < b.sortName ? -1 : 1));
  return {
    id,
    attributes: { name, description, memberCount: users.length, requiresTwoFactor },
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

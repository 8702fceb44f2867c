import { Controller, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import type { ParsedBody, ParsedQuery, ResponseOf } from '../../../../contract/calls';
import { Body, Query, Roles } from '../../../platform/http/route.decorators';
import { Rejected, requireFound } from '../../../kernel/errors';
import { CurrentUser, type SessionUser } from '../../../platform/auth/session-user';
import { EmailAddresses } from '../accounts/email-addresses';
import { EntityMemberReader } from '../directory/directory.queries';
import { Members } from './members';
import { Memberships } from './memberships';
import { t } from './messages';

@Controller('admin/entity/:id')
@Roles('admin', 'account_admin')
export class MembersController {
  constructor(
    private readonly emails: EmailAddresses,
    private readonly memberships: Memberships,
    private readonly members: Members,
    private readonly entityMembers: EntityMemberReader,
  ) {}

  @Get('users')
  async list(
    @Param('id') entityId: string,
    @Query() search: ParsedQuery<'GET /admin/entity/{id}/users'>,
    @CurrentUser() user: SessionUser,
  ): Promise<ResponseOf<'GET /admin/entity/{id}/users'>> {
    await this.memberships.admit(user, entityId);
    await this.memberships.check(entityId);
    return this.members.page(entityId, search);
  }

  @Roles('admin')
  @Post('user')
  @HttpCode(200)
  async addUser(
    @Param('id') entityId: string,
    @Body() { email }: ParsedBody<'POST /admin/entity/{id}/user'>,
  ): Promise<ResponseOf<'POST /admin/entity/{id}/user'>> {
    const userId = requireFound(await this.emails.ownerOf(email), t('user-not-found.to-add', { email }));
    await this.memberships.join(entityId, userId);
    return { id: userId };
  }

  @Get('user/:userId/leaving')
  async leaving(
    @Param('id') entityId: string,
    @Param('userId') userId: string,
    @CurrentUser() user: SessionUser,
  ): Promise<ResponseOf<'GET /admin/entity/{id}/user/{userId}/leaving'>> {
    await this.memberships.admit(user, entityId);
    return { data: await this.members.leaving(entityId, userId) };
  }

  @Get('user/:userId/history')
  async history(
    @Param('id') entityId: string,
    @Param('userId') userId: string,
    @CurrentUser() user: SessionUser,
  ): Promise<ResponseOf<'GET /admin/entity/{id}/user/{userId}/history'>> {
    await this.memberships.admit(user, entityId);
    return { data: await this.members.history(entityId, userId) };
  }

  @Delete('user/:userId')
  async remove(
    @Param('id') entityId: string,
    @Param('userId') userId: string,
    @CurrentUser() user: SessionUser,
  ): Promise<void> {
    await this.admit(user, [entityId], userId);
    await this.memberships.leave(entityId, userId);
  }

  @Patch('user/:userId')
  async move(
    @Param('id') entityId: string,
    @Param('userId') userId: string,
    @Body() { entity_id: toEntityId }: ParsedBody<'PATCH /admin/entity/{id}/user/{userId}'>,
    @CurrentUser() user: SessionUser,
  ): Promise<void> {
    await this.admit(user, [entityId, toEntityId], userId);
    await this.memberships.check(toEntityId);
    const joined = await this.entityMembers.entitiesOf(userId);
    if (!joined.includes(entityId) && !joined.includes(toEntityId))
      throw new Rejected('not-found', t('member-not-found'));
    await this.memberships.move(userId, entityId, toEntityId);
  }

  private async admit(user: SessionUser, entityIds: readonly string[], userId: string): Promise<void> {
    await this.memberships.admit(user, ...entityIds);
    if (user.role !== 'admin' && userId === user.id) throw new Rejected('forbidden', t('own-membership'));
  }
}

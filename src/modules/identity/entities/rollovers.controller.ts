import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import type { ParsedBody, ResponseOf } from '../../../../contract/calls';
import { Body, Roles } from '../../../platform/http/route.decorators';
import { CurrentUser, type SessionUser } from '../../../platform/auth/session-user';
import { Memberships } from './memberships';
import { Rollovers } from './rollovers';

@Controller('admin/entity/:id/rollover')
@Roles('admin', 'account_admin')
export class RolloversController {
  constructor(
    private readonly memberships: Memberships,
    private readonly rollovers: Rollovers,
  ) {}

  @Get()
  async plan(
    @Param('id') entityId: string,
    @CurrentUser() user: SessionUser,
  ): Promise<ResponseOf<'GET /admin/entity/{id}/rollover'>> {
    await this.memberships.admit(user, entityId);
    return { data: await this.rollovers.plan(entityId) };
  }

  @Post()
  @HttpCode(200)
  async begin(
    @Param('id') entityId: string,
    @Body() rollover: ParsedBody<'POST /admin/entity/{id}/rollover'>,
    @CurrentUser() user: SessionUser,
  ): Promise<ResponseOf<'POST /admin/entity/{id}/rollover'>> {
    await this.memberships.admit(user, entityId);
    return { id: await this.rollovers.begin(entityId, rollover) };
  }

  @Get(':rolloverId')
  async progress(
    @Param('id') entityId: string,
    @Param('rolloverId') rolloverId: string,
    @CurrentUser() user: SessionUser,
  ): Promise<ResponseOf<'GET /admin/entity/{id}/rollover/{rolloverId}'>> {
    await this.memberships.admit(user, entityId);
    return { data: await this.rollovers.progress(entityId, rolloverId) };
  }
}

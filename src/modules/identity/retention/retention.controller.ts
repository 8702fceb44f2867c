import { Controller, Delete, Get, Param, Put } from '@nestjs/common';
import type { ParsedBody, ParsedQuery, ResponseOf } from '../../../../contract/calls';
import { Body, Query, Roles } from '../../../platform/http/route.decorators';
import { CurrentUser, type SessionUser } from '../../../platform/auth/session-user';
import { Dispatcher } from '../../../platform/dispatch/dispatcher';
import { Memberships } from '../entities/memberships';
import { FormerStudents } from './former-students';
import { Retention } from './retention';
import { retentionPolicy } from './retention-policy.decider';
import { retentionPolicyId } from './retention.events';

@Controller('admin')
@Roles('admin', 'account_admin')
export class RetentionController {
  constructor(
    private readonly memberships: Memberships,
    private readonly students: FormerStudents,
    private readonly retention: Retention,
    private readonly dispatcher: Dispatcher,
  ) {}

  @Roles('admin')
  @Get('retention')
  async ofPlatform(
    @Query() { days }: ParsedQuery<'GET /admin/retention'>,
  ): Promise<ResponseOf<'GET /admin/retention'>> {
    return { data: await this.students.plan(null, days) };
  }

  @Roles('admin')
  @Put('retention')
  async setOfPlatform(@Body() { days }: ParsedBody<'PUT /admin/retention'>): Promise<void> {
    await this.set(null, days);
  }

  @Get('entity/:id/retention')
  async ofEntity(
    @Param('id') entityId: string,
    @Query() { days }: ParsedQuery<'GET /admin/entity/{id}/retention'>,
    @CurrentUser() user: SessionUser,
  ): Promise<ResponseOf<'GET /admin/entity/{id}/retention'>> {
    await this.admit(user, entityId);
    return { data: await this.students.plan(entityId, days) };
  }

  @Put('entity/:id/retention')
  async setOfEntity(
    @Param('id') entityId: string,
    @Body() { days }: ParsedBody<'PUT /admin/entity/{id}/retention'>,
    @CurrentUser() user: SessionUser,
  ): Promise<void> {
    await this.admit(user, entityId);
    await this.set(entityId, days);
  }

  @Put('entity/:id/former/:userId/hold')
  async hold(
    @Param('id') entityId: string,
    @Param('userId') userId: string,
    @Body() { reason }: ParsedBody<'PUT /admin/entity/{id}/former/{userId}/hold'>,
    @CurrentUser() user: SessionUser,
  ): Promise<void> {
    await this.admit(user, entityId);
    await this.retention.hold(entityId, userId, reason);
  }

  @Delete('entity/:id/former/:userId/hold')
  async endHold(
    @Param('id') entityId: string,
    @Param('userId') userId: string,
    @CurrentUser() user: SessionUser,
  ): Promise<void> {
    await this.admit(user, entityId);
    await this.retention.endHold(entityId, userId);
  }

  private async admit(user: SessionUser, entityId: string): Promise<void> {
    await this.memberships.admit(user, entityId);
    await this.memberships.check(entityId);
  }

  private async set(entityId: string | null, days: number | null): Promise<void> {
    await this.dispatcher.dispatch(retentionPolicy, retentionPolicyId(entityId), 'Set', { entityId, days });
  }
}

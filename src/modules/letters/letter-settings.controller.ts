import { Controller, Get, Param, Put } from '@nestjs/common';
import type { ParsedBody, ResponseOf } from '../../../contract/calls';
import { Rejected } from '../../kernel/errors';
import { Body, Limits, OWN_WRITES, Roles } from '../../platform/http/route.decorators';
import { CurrentUser, type SessionUser } from '../../platform/auth/session-user';
import { Dispatcher } from '../../platform/dispatch/dispatcher';
import { EntityMemberReader, EntityReader } from '../identity/directory/directory.queries';
import { LetterQueries } from './letter-queries';
import { letterSettings } from './letter-settings.decider';
import { t } from './messages';

@Roles('account_admin', 'admin')
@Controller('admin/entity/:id/letters')
export class LetterSettingsController {
  constructor(
    private readonly queries: LetterQueries,
    private readonly entities: EntityReader,
    private readonly entityMembers: EntityMemberReader,
    private readonly dispatcher: Dispatcher,
  ) {}

  @Get()
  async read(
    @Param('id') entityId: string,
    @CurrentUser() user: SessionUser,
  ): Promise<ResponseOf<'GET /admin/entity/{id}/letters'>> {
    await this.admit(user, entityId);
    return { data: await this.queries.settingsOf(entityId) };
  }

  @Limits(OWN_WRITES)
  @Put()
  async change(
    @Param('id') entityId: string,
    @Body() { opensOn, ...others }: ParsedBody<'PUT /admin/entity/{id}/letters'>,
    @CurrentUser() user: SessionUser,
  ): Promise<void> {
    await this.admit(user, entityId);
    const fields = { ...others, opensOn: opensOn || null };
    await this.dispatcher.dispatch(letterSettings, entityId, 'Change', { entityId, fields });
  }

  private async admit({ id, role }: SessionUser, entityId: string): Promise<void> {
    if (role !== 'admin' && !(await this.entityMembers.entitiesOf(id)).includes(entityId))
      throw new Rejected('forbidden', t('not-own-school'));
    if ((await this.entities.names([entityId])).size === 0)
      throw new Rejected('not-found', t('school-not-found'));
  }
}

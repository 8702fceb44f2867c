import { Controller, Get } from '@nestjs/common';
import type { ResponseOf } from '../../../../contract/calls';
import { Roles } from '../../../platform/http/route.decorators';
import { CurrentUser, type SessionUser } from '../../../platform/auth/session-user';
import { FactHistory } from './fact-history';

@Controller('admin')
export class RoleHistoryController {
  constructor(private readonly facts: FactHistory) {}

  @Get('role-changes')
  @Roles('admin', 'account_admin')
  async changes(@CurrentUser() user: SessionUser): Promise<ResponseOf<'GET /admin/role-changes'>> {
    return { data: await this.facts.ofRoles(user) };
  }
}

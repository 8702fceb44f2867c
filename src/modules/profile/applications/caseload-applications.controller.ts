import { Controller, Get } from '@nestjs/common';
import type { ParsedQuery, ResponseOf } from '../../../../contract/calls';
import { Query, Roles } from '../../../platform/http/route.decorators';
import { CurrentUser, type SessionUser } from '../../../platform/auth/session-user';
import { CaseloadApplications } from './caseload-applications';

@Controller('users/students/applications')
export class CaseloadApplicationsController {
  constructor(private readonly applications: CaseloadApplications) {}

  @Roles('counselor', 'account_admin', 'admin')
  @Get()
  list(
    @Query() search: ParsedQuery<'GET /users/students/applications'>,
    @CurrentUser() user: SessionUser,
  ): Promise<ResponseOf<'GET /users/students/applications'>> {
    return this.applications.page(user, search);
  }
}

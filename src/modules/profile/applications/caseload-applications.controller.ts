import { Controller, Get } from '@nestjs/common';
import type { ResponseOf } from '../../../../contract/calls';
import type { ParsedQuery } from '../../../../contract/requests';
import { Roles } from '../../../platform/auth/access.decorators';
import { CurrentUser, type SessionUser } from '../../../platform/auth/session-user';
import { Query } from '../../../platform/http/request.decorators';
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

import { Controller, Get } from '@nestjs/common';
import type { Answer } from '../../../contract/calls';
import { Roles } from '../../platform/auth/access.decorators';
import { CurrentUser, type SessionUser } from '../../platform/auth/session-user';
import { DashboardQueries } from './dashboard-queries';

/** The first page of a student. */
@Roles('student')
@Controller('dashboard')
export class DashboardController {
  constructor(private readonly queries: DashboardQueries) {}

  @Get()
  async read(@CurrentUser() { id }: SessionUser): Promise<Answer<'GET /dashboard'>> {
    return { data: await this.queries.of(id) };
  }
}

import { Controller, Get, Param } from '@nestjs/common';
import type { ResponseOf } from '../../../contract/calls';
import { ForStudent, Roles } from '../../platform/http/route.decorators';
import { RecordsView } from '../../platform/auth/record-views';
import { CurrentUser, type SessionUser } from '../../platform/auth/session-user';
import { DashboardQueries } from './dashboard-queries';

@Controller('dashboard')
export class DashboardController {
  constructor(private readonly queries: DashboardQueries) {}

  @Roles('student')
  @Get()
  async read(@CurrentUser() { id }: SessionUser): Promise<ResponseOf<'GET /dashboard'>> {
    return { data: await this.queries.of(id) };
  }

  @RecordsView('plan', 'parent')
  @ForStudent('studentId', 'parent')
  @Get(':studentId')
  async ofChild(@Param('studentId') studentId: string): Promise<ResponseOf<'GET /dashboard/{studentId}'>> {
    return { data: await this.queries.forParents(studentId) };
  }
}

import { Controller, Get, Param } from '@nestjs/common';
import type { ResponseOf } from '../../../contract/calls';
import { ForStudent } from '../../platform/auth/access.decorators';
import { CurrentUser, type SessionUser } from '../../platform/auth/session-user';
import { OutcomeQueries } from './outcome-queries';

@Controller('users/:studentId/outcomes')
export class OutcomesController {
  constructor(private readonly queries: OutcomeQueries) {}

  @ForStudent('studentId', 'student', 'parent', 'counselor', 'account_admin', 'admin')
  @Get(':ceeb')
  async at(
    @Param('studentId') studentId: string,
    @Param('ceeb') ceeb: string,
    @CurrentUser() user: SessionUser,
  ): Promise<ResponseOf<'GET /users/{studentId}/outcomes/{ceeb}'>> {
    return { data: await this.queries.at(ceeb, studentId, user) };
  }
}

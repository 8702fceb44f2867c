import { Controller, HttpCode, Param, Patch, Post } from '@nestjs/common';
import type { ParsedBody } from '../../../../contract/requests';
import { ForStudent } from '../../../platform/auth/access.decorators';
import { Body } from '../../../platform/http/request.decorators';
import { Limits, OWN_WRITES } from '../../../platform/limits/limits';
import { Applications } from './applications';

const WRITERS = ['student', 'counselor', 'account_admin', 'admin'] as const;

@Controller('users/:studentId/applications/:ceeb')
export class ApplicationsController {
  constructor(private readonly applications: Applications) {}

  @ForStudent('studentId', ...WRITERS)
  @Limits(OWN_WRITES)
  @Patch()
  @HttpCode(204)
  edit(
    @Param('studentId') studentId: string,
    @Param('ceeb') ceeb: string,
    @Body() body: ParsedBody<'PATCH /users/{studentId}/applications/{ceeb}'>,
  ): Promise<void> {
    const { scholarship, condition, isFinalChoice, ...clearable } = body;
    const cleared = Object.entries(clearable).map(([field, value]) => [field, value || null] as const);
    const given = Object.entries({ scholarship, condition, isFinalChoice });
    const fields = [...cleared, ...given].filter(([field]) => body[field as keyof typeof body] !== undefined);
    return this.applications.edit(studentId, ceeb, Object.fromEntries(fields));
  }

  @ForStudent('studentId', ...WRITERS)
  @Limits(OWN_WRITES)
  @Post('withdraw-others')
  @HttpCode(204)
  withdrawOthers(@Param('studentId') studentId: string, @Param('ceeb') ceeb: string): Promise<void> {
    return this.applications.withdrawOthers(studentId, ceeb);
  }
}

import { Controller, HttpCode, Param, Patch, Post } from '@nestjs/common';
import type { ParsedBody, ResponseOf } from '../../../../contract/calls';
import { Body, ForStudent, Limits, OWN_WRITES, Roles } from '../../../platform/http/route.decorators';
import { forbidden } from '../../../platform/auth/access.guard';
import { CurrentUser, type SessionUser } from '../../../platform/auth/session-user';
import { AccessReader } from '../../identity/directory/directory.queries';
import { Applications } from './applications';

@Controller('users/students/applications')
export class SubmittedApplicationsController {
  constructor(
    private readonly applications: Applications,
    private readonly access: AccessReader,
  ) {}

  @Roles('counselor', 'account_admin', 'admin')
  @Limits(OWN_WRITES)
  @Post('submitted')
  @HttpCode(200)
  async submit(
    @Body() { applications }: ParsedBody<'POST /users/students/applications/submitted'>,
    @CurrentUser() user: SessionUser,
  ): Promise<ResponseOf<'POST /users/students/applications/submitted'>> {
    const reach = new Set(await this.access.studentsOf(user));
    const own = applications.filter(({ studentId }) => reach.has(studentId));
    if (own.length === 0) throw forbidden();
    const changed = await this.applications.submit(own);
    return { changed, skipped: applications.length - changed };
  }
}

const WRITERS = ['student', 'counselor', 'account_admin', 'admin'] as const;

@Controller('users/:studentId/applications/:ceeb')
export class ApplicationsController {
  constructor(private readonly applications: Applications) {}

  @ForStudent('studentId', ...WRITERS)
  @Limits(OWN_WRITES)
  @Patch()
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
  withdrawOthers(@Param('studentId') studentId: string, @Param('ceeb') ceeb: string): Promise<void> {
    return this.applications.withdrawOthers(studentId, ceeb);
  }
}

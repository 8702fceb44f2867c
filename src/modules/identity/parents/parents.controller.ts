import { Controller, Delete, Get, HttpCode, Param } from '@nestjs/common';
import type { Answer } from '../../../../contract/calls';
import { ForStudent } from '../../../platform/auth/access.decorators';
import { Limits, OWN_WRITES } from '../../../platform/limits/limits';
import { ParentLinks } from './parent-links';

const WHO_INVITES = ['student', 'counselor', 'account_admin', 'admin'] as const;

/** Who follows a student's plan as a parent. */
@Controller('users/:studentId/parents')
export class ParentsController {
  constructor(private readonly links: ParentLinks) {}

  @ForStudent('studentId', ...WHO_INVITES)
  @Get()
  async list(@Param('studentId') studentId: string): Promise<Answer<'GET /users/{studentId}/parents'>> {
    return { data: await this.links.parentsOf(studentId) };
  }

  @ForStudent('studentId', ...WHO_INVITES)
  @Limits(OWN_WRITES)
  @Delete(':linkId')
  @HttpCode(204)
  remove(@Param('studentId') studentId: string, @Param('linkId') linkId: string): Promise<void> {
    return this.links.remove(studentId, linkId);
  }
}

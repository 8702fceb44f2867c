import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import type { Answer } from '../../../../contract/calls';
import { ForStudent } from '../../../platform/auth/access.decorators';
import { Limits, OWN_WRITES, type Counted } from '../../../platform/limits/limits';
import { ParentInvitations } from './parent-invitations';
import { ParentLinks } from './parent-links';
import { NewParentDto } from './parents.dto';
import { say } from './words';

const WHO_INVITES = ['student', 'counselor', 'account_admin', 'admin'] as const;

/** Whoever invites in the name of one: each invitation is a mail to somebody who may not expect it. */
const STUDENT: Counted = {
  name: 'student',
  keyOf: ({ studentId }) => studentId,
  refusal: (wait) => say('too-many-requests.student', { wait }),
};

const MAILS = { most: 10, of: 'calls', per: STUDENT, minutes: 24 * 60 } as const;

/** Who follows a student's plan as a parent. */
@Controller('users/:studentId/parents')
export class ParentsController {
  constructor(
    private readonly links: ParentLinks,
    private readonly invitations: ParentInvitations,
  ) {}

  @ForStudent('studentId', ...WHO_INVITES)
  @Get()
  async list(@Param('studentId') studentId: string): Promise<Answer<'GET /users/{studentId}/parents'>> {
    return { data: await this.links.parentsOf(studentId) };
  }

  @ForStudent('studentId', ...WHO_INVITES)
  @Limits(MAILS)
  @Post()
  async invite(
    @Param('studentId') studentId: string,
    @Body() form: NewParentDto,
  ): Promise<Answer<'POST /users/{studentId}/parents'>> {
    return { id: await this.invitations.invite(studentId, form) };
  }

  @ForStudent('studentId', ...WHO_INVITES)
  @Limits(MAILS)
  @Post(':linkId/mails')
  @HttpCode(204)
  sendAgain(@Param('studentId') studentId: string, @Param('linkId') linkId: string): Promise<void> {
    return this.invitations.sendAgain(studentId, linkId);
  }

  @ForStudent('studentId', ...WHO_INVITES)
  @Limits(OWN_WRITES)
  @Delete(':linkId')
  @HttpCode(204)
  remove(@Param('studentId') studentId: string, @Param('linkId') linkId: string): Promise<void> {
    return this.invitations.remove(studentId, linkId);
  }
}

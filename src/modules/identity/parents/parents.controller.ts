import { Controller, Delete, Get, Param, Post } from '@nestjs/common';
import type { ParsedBody, ResponseOf } from '../../../../contract/calls';
import { Body, ForStudent, Limits, type LimitSubject, USER } from '../../../platform/http/route.decorators';
import { ParentInvitations } from './parent-invitations';
import { ParentLinks } from './parent-links';

const WHO_INVITES = ['student', 'counselor', 'account_admin', 'admin'] as const;

/** Counts the invitations that a user sends for one student, since each is a mail to a person who may not expect it. */
const INVITING: LimitSubject = {
  ...USER,
  keyOf: (request) => `${USER.keyOf(request)}.${request.studentId}`,
};

const MAILS = { most: 10, of: 'calls', per: INVITING, minutes: 24 * 60 } as const;

const REMOVALS = { ...MAILS, most: 20 };

@Controller('users/:studentId/parents')
export class ParentsController {
  constructor(
    private readonly links: ParentLinks,
    private readonly invitations: ParentInvitations,
  ) {}

  @ForStudent('studentId', ...WHO_INVITES)
  @Get()
  async list(@Param('studentId') studentId: string): Promise<ResponseOf<'GET /users/{studentId}/parents'>> {
    return { data: await this.links.parentsOf(studentId) };
  }

  @ForStudent('studentId', ...WHO_INVITES)
  @Limits(MAILS)
  @Post()
  async invite(
    @Param('studentId') studentId: string,
    @Body() form: ParsedBody<'POST /users/{studentId}/parents'>,
  ): Promise<ResponseOf<'POST /users/{studentId}/parents'>> {
    return { id: await this.invitations.invite(studentId, form) };
  }

  @ForStudent('studentId', ...WHO_INVITES)
  @Limits(MAILS)
  @Post(':linkId/mails')
  sendAgain(@Param('studentId') studentId: string, @Param('linkId') linkId: string): Promise<void> {
    return this.invitations.sendAgain(studentId, linkId);
  }

  @ForStudent('studentId', ...WHO_INVITES)
  @Limits(REMOVALS)
  @Delete(':linkId')
  remove(@Param('studentId') studentId: string, @Param('linkId') linkId: string): Promise<void> {
    return this.invitations.remove(studentId, linkId);
  }
}
